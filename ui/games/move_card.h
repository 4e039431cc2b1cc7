// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/games/engine.h"

#include <optional>

namespace yomi::ui {
class LinkButton;
}

namespace yomi::ui::games {

class SearchDocument;
struct PlayedGame;

/// The comment on a move of a game: the verdict, the values before and after it with their
/// meanings, the better moves, and for a mistake the reply that refutes it, with a link to the
/// search.
class MoveCard : public Card {
    Q_OBJECT

public:
    explicit MoveCard(const SearchDocument& document, QWidget* parent = nullptr);

    /// Shows the last one of so many plies, with its comment in the document, unless that is
    /// withheld. `failure` is the reason why it will not get a comment.
    void show(const PlayedGame& game, int plies, const QString& failure);

Q_SIGNALS:
    void replyOpened(Move reply);

private:
    void showReply(std::optional<Move> reply);

    const SearchDocument& m_document;
    QLabel* m_verdict;
    QLabel* m_explanation;
    LinkButton* m_reply;
    Move m_replyMove = 0;
};

} // namespace yomi::ui::games
