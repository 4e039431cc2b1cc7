// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>

namespace yomi::ui {

/// The platform's keys for a standard command; if it has none (Save As on Windows, Quit on a bare X
/// server), `usual`.
inline QList<QKeySequence> standardKeys(QKeySequence::StandardKey standard, QKeyCombination usual) {
    const QList<QKeySequence> keys = QKeySequence::keyBindings(standard);
    return keys.isEmpty() ? QList<QKeySequence>{QKeySequence(usual)} : keys;
}

} // namespace yomi::ui
