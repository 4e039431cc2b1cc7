// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/search/engine.h"

#include <optional>

namespace yomi::ui {
class LinkButton;
}

namespace yomi::ui::search {

class SearchDocument;
struct PlayedGame;

/// What is said of a move of a game: the verdict, the values before and after it with what they
/// mean, which moves were better, and of a mistake the reply that shows it, which leads to the
/// search.
class MoveCard : public Card {
    Q_OBJECT

public:
    explicit MoveCard(const SearchDocument& document, QWidget* parent = nullptr);

    /// The move that was the last of so many plies, with its comment in the document, unless that
    /// is kept back. `failure` is why it will get none.
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

} // namespace yomi::ui::search
