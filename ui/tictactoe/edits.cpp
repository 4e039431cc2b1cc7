// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/edits.h"

#include "ui/tictactoe/words.h"

#include <QCoreApplication>

namespace yomi::ui::tictactoe {

namespace {

struct EditsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::tictactoe::Edit)
};

std::uint16_t bit(int square) {
    return static_cast<std::uint16_t>(1 << square);
}

} // namespace

Mark markAt(const Position& position, int square) {
    for (const Player player : {Player::O, Player::X})
        if (position.of(player) & bit(square))
            return player;
    return {};
}

Edit setMark(const Inputs& before, int square, Mark mark) {
    Edit edit{mark ? EditsText::tr("Put %1 on %2")
                         .arg(playerName(*mark, before.position.begins), squareName(square))
                   : EditsText::tr("Clear %1").arg(squareName(square)),
              before,
              {}};
    ShownPosition position = before.position;
    for (const Player player : {Player::O, Player::X}) {
        std::uint16_t& marks = position.marks[static_cast<std::size_t>(player)];
        marks = static_cast<std::uint16_t>(marks & ~bit(square));
        if (mark == player)
            marks = static_cast<std::uint16_t>(marks | bit(square));
    }
    if (position != before.position)
        edit.after.begin(position);
    return edit;
}

Edit cycleMark(const Inputs& before, int square) {
    const Mark mark = markAt(before.position, square);
    return setMark(before, square,
                   !mark                ? Mark(Player::O)
                   : *mark == Player::O ? Mark(Player::X)
                                        : Mark());
}

Edit replacePosition(const Inputs& before, const Position& position, const QString& sentence) {
    Edit edit{sentence, before, {}};
    const ShownPosition shown = {position, before.position.begins};
    if (shown != before.position)
        edit.after.begin(shown);
    return edit;
}

Edit setBegins(const Inputs& before, Begins begins) {
    Edit edit{begins == Begins::X ? EditsText::tr("Let X begin") : EditsText::tr("Let O begin"),
              before,
              {}};
    edit.after.position.begins = edit.after.start.begins = begins;
    return edit;
}

} // namespace yomi::ui::tictactoe
