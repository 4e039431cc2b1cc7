// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/wording.h"
#include "ui/games/position_panel.h"
#include "ui/games/search_workspace.h"
#include "ui/games/size_fields.h"
#include "ui/games/stone_board.h"
#include "ui/games/stone_game.h"

namespace yomi::ui::games {

/// The workspace of a game of stones: its board, with fields for its size above.
class StoneWorkspace : public SearchWorkspace {
    Q_OBJECT

public:
    /// `least` and `most` bound the fields of the size; `ownRows` are for the comparison.
    template <class Rules>
    StoneWorkspace(GameSearchDocument<StoneGame<Rules>>& document, Rules /*rules*/,
                   const SizeFields::Sizes& least, const SizeFields::Sizes& most,
                   const QList<ComparedRows*>& ownRows = {}, QWidget* parent = nullptr)
        : SearchWorkspace(document, new StoneBoard(document, Rules::face()), {}, ownRows, parent) {
        addSizeFields(new SizeFields(
            document, least, most,
            [&document] {
                const auto& size = document.position().size;
                return SizeFields::Sizes{size.width, size.height, size.inARow};
            },
            [&document](const SizeFields::Sizes& sizes) {
                return takeSize<Rules>(document, {sizes[0], sizes[1], sizes[2]});
            }));
    }

private:
    template <class Rules>
    static QString takeSize(GameSearchDocument<StoneGame<Rules>>& document, const GridSize& size) {
        try {
            Rules::game().validateSize(size);
        } catch (const std::invalid_argument& error) {
            return messageOf(error);
        }
        auto position = StoneGame<Rules>::emptyBoard(size);
        if (const auto& now = document.position();
            now.size.width == size.width && now.size.height == size.height) {
            position = now;
            position.size = size;
        }
        return document.takePosition(
            position,
            tr("Board of %1 × %2, %3 in a row").arg(size.width).arg(size.height).arg(size.inARow));
    }
    void addSizeFields(SizeFields* fields);
};

} // namespace yomi::ui::games
