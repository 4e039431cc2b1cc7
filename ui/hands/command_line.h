// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hands/hand_document.h"

namespace yomi::ui::hands {

/// The yomi-cli command that reads the same hand, quoted for a POSIX shell. With the person's own
/// rules it reads the saved document, FILE.yomi.
QString handCommand(const Inputs& inputs, const View& view);
/// The yomi-cli command that solves the endgame on the table.
QString tableCommand(const Inputs& inputs);

} // namespace yomi::ui::hands
