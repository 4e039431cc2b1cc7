// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"
#include "ui/icefire/edits.h"

namespace yomi::ui::icefire {

/// Recorded games (full or lite, either ruleset) and the text that the referee sends to a bot, as
/// new documents.
QList<ForeignFormat> foreignFormats();

/// The document of a command `yomi-cli icefire analyze` followed by the position, or `yomi-cli
/// icefire arena`. Null for another text. Throws FormatError for an invalid command.
std::unique_ptr<ui::Document> pastedCommand(const QString& text);

/// The games in a text; `error` is set to the error, if any. For games without a ruleset,
/// `otherwise` is tried first, then the other one.
std::vector<Match> readRecords(const QByteArray& text, Ruleset otherwise, QString& error);

/// "Seed 12: random against greedy, 61 turns, ice wins: HQ captured".
QString matchTitle(const Match& match);

} // namespace yomi::ui::icefire
