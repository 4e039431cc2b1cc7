// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace yomi::ui {

/// What this program is, the versions it is made of, and its licences in full.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent);

    /// Version of Yomi, of Qt (built with and running on), of the compiler, and the system: what a
    /// report of a fault needs.
    static QStringList versions();
};

} // namespace yomi::ui
