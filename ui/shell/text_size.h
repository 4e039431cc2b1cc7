// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QObject>

class QAction;
class QMenu;
class QSettings;

namespace yomi::ui {

/// The size of the text in the whole application, relative to the person's default font: larger,
/// smaller and default in the View menu. It is stored in the settings.
class TextSizeMenu : public QObject {
    Q_OBJECT

public:
    TextSizeMenu(QSettings& settings, QObject* parent);
    ~TextSizeMenu() override; ///< restores the default font

    void fill(QMenu& menu) const;

private:
    int step() const;
    void choose(int step);
    void refresh();

    QSettings& m_settings;
    QFont m_usual;
    QAction *m_larger, *m_smaller, *m_reset;
};

} // namespace yomi::ui
