// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <string>

class QWidget;

// A player may be the command line of a program, and a document may come from anybody: its
// programs run only after the person has agreed to their command lines. What was agreed to, or
// typed, is remembered for that command line.

namespace yomi::ui::icefire {

/// Whether the player's name is the command line of a program.
bool isProgram(const std::string& player);

/// Whether there is nothing to ask before the player plays.
bool isAgreedTo(const std::string& player);
void agreeTo(const std::string& program);

/// Why a command line cannot be agreed to, a sentence: a part of it would not be seen. Empty for
/// others.
QString hiddenPart(const std::string& command);

/// Shows the command lines that are not agreed to yet, each whole, and asks whether they may run.
/// One with a hidden part is refused with the reason.
bool mayPlay(const std::array<std::string, 2>& players, QWidget* parent);

} // namespace yomi::ui::icefire
