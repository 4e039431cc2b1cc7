// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>

class QLabel;

namespace yomi::ui {

/// The status line: what the pointer is on at the left, what the last computation cost at the
/// right.
class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    void setTexts(const QString& pointed, const QString& work);

private:
    QLabel* m_pointed;
    QLabel* m_work;
};

} // namespace yomi::ui
