// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"

namespace yomi::ui::search {

class SearchDocument;
struct PlayedGame;

/// What is said of a move of a game: the verdict, the values before and after it with what they
/// mean, which moves were better.
class MoveCard : public Card {
    Q_OBJECT

public:
    explicit MoveCard(const SearchDocument& document, QWidget* parent = nullptr);

    /// The move that was the last of so many plies, with its comment in the document, unless that
    /// is kept back.
    void show(const PlayedGame& game, int plies);

private:
    const SearchDocument& m_document;
    QLabel* m_verdict;
    QLabel* m_explanation;
};

} // namespace yomi::ui::search
