// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>

class QWidget;

namespace yomi::ui {

/// Makes the keyboard work alike in all windows of the program:
///
/// - Enter presses the focused button, as Space does.
/// - A letter typed in an open menu goes to the menu, never to a shortcut behind it.
/// - Tab bars take no focus. The page that appears gets it: its focus place, its focus proxy, or
///   else its first board, tree or table, or else its first text field. If that is hidden or
///   disabled, the page itself gets it, so that no key changes a field beside the page.
void installKeyboard();

/// Sets the focus inside a page, as described above.
void focusPage(QWidget& page);

/// Sets the widget that gets the focus when a page appears. Unlike with a focus proxy, Tab still
/// reaches the widgets before it.
void setFocusPlace(QWidget& page, QWidget* place);

/// The platform's keys for a standard command; if it has none (Save As on Windows, Quit on a bare X
/// server), `usual`.
QList<QKeySequence> standardKeys(QKeySequence::StandardKey standard, QKeyCombination usual);

} // namespace yomi::ui
