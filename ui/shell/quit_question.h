// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace yomi::ui {

enum class QuitChoice {
    Save, ///< every document into its file
    Keep, ///< leave the changes to the session, which brings them back
    Discard,
    Cancel, ///< do not quit
};

/// Asks what shall become of unsaved documents (at least one) when the program ends. Keep is
/// offered only where the session can keep them.
QuitChoice askBeforeQuit(QWidget& window, const QStringList& titles, bool canKeep);

} // namespace yomi::ui
