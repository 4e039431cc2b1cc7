// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <string>

class QWidget;

// A player may be the command line of a program, and a document may come from any source: its
// programs run only after the person has accepted their command lines. Accepted and typed command
// lines are remembered.

namespace yomi::ui::icefire {

/// Whether the player's name is the command line of a program.
bool isProgram(const std::string& player);

/// Whether the player may play without a question.
bool isAgreedTo(const std::string& player);
void agreeTo(const std::string& program);

/// The reason why a command line cannot be accepted: a part of it would be invisible. Empty for
/// others.
QString hiddenPart(const std::string& command);

/// Shows the full command lines that are not accepted yet, and asks whether they may run. One with
/// a hidden part is refused with the reason.
bool mayPlay(const std::array<std::string, 2>& players, QWidget* parent);

} // namespace yomi::ui::icefire
