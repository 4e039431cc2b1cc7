// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/format_error.h"
#include "ui/common/wording.h"
#include "ui/games/comment_words.h"
#include "ui/games/search_document.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <optional>

namespace yomi::ui::games {

/// The request in a pasted text for the game with that name in yomi-cli: a command `yomi-cli
/// search` or `yomi-cli solve`, a position that looks like one of this game, or moves with
/// comments.
struct PastedSearch {
    nlohmann::json body;  ///< of a document with the size and search requested
    QString position;     ///< or a game; empty if there is none
    bool isGuess = false; ///< the text may also belong to another game
};

/// Nothing for a text without a request for the game; `body` is that of a new document. Throws
/// FormatError for a command that cannot be read.
std::optional<PastedSearch> readPasted(const QString& text, const QString& game,
                                       nlohmann::json body);

/// The document of such a text, with a note of how its position was read; null for another text.
/// Throws FormatError for an invalid one.
template <class GameDocument>
std::unique_ptr<Document> pastedPosition(const QString& text, const QString& game, QString& note) {
    auto document = std::make_unique<GameDocument>();
    const auto pasted = readPasted(text, game, document->body());
    if (!pasted)
        return nullptr;
    document->load(pasted->body);
    const QString& position = pasted->position;
    const QString refusal = position.isEmpty() ? QString()
                            : isGameText(position)
                                ? takeGameText(*document, position)
                                : document->pastePosition(position.toStdString(), note);
    if (!refusal.isEmpty() && !pasted->isGuess)
        throw FormatError(verbatim(refusal));
    document->undoStack().clear();
    return refusal.isEmpty() ? std::move(document) : nullptr;
}

} // namespace yomi::ui::games
