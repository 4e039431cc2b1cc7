// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/icefire/edits.h"

class QWidget;

namespace yomi::ui::icefire {

/// Asks for a file of recorded games (full or lite, either ruleset) and, if it holds several, for
/// one of them. Nothing if the person changes his mind; `error` gets the sentence that says what
/// is wrong with the file.
std::optional<Match> askForRecord(QWidget* parent, QString& error);
/// The games in a text, or the sentence that says what is wrong with it.
std::vector<Match> readRecords(const QByteArray& text, Ruleset otherwise, QString& error);
/// "Seed 12: random against greedy, 61 turns, ice wins: HQ captured".
QString matchTitle(const Match& match);

} // namespace yomi::ui::icefire
