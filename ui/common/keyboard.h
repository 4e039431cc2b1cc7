// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace yomi::ui {

/// Makes the keyboard work alike in all windows of the program:
///
/// - Enter presses the button that has the focus, as Space does.
/// - A letter that is typed while a menu is open goes to the menu, never to a shortcut behind it.
/// - Tab bars take no focus. The page that appears has it: the place that was set for it, its focus
///   proxy, or else its first board, tree or table, or else its first text field.
void installKeyboard();

/// Gives the focus to what a person works with on a page, as above.
void focusPage(QWidget& page);

/// What has the focus when a page appears. Unlike with a focus proxy, Tab goes on to all that the
/// page has before it.
void setFocusPlace(QWidget& page, QWidget* place);

} // namespace yomi::ui
