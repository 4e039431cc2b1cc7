// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/edits.h"

#include "core/tictactoe/document_json.h"
#include "ui/tictactoe/words.h"

#include <QCoreApplication>

#include <stdexcept>

namespace yomi::ui::tictactoe {

namespace {

struct EditsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::tictactoe::Edit)
};

Edit refused(const Inputs& before, const QString& sentence) {
    return {{}, before, sentence};
}

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
    Edit edit{mark ? EditsText::tr("Put %1 on %2").arg(playerName(*mark), squareName(square))
                   : EditsText::tr("Clear %1").arg(squareName(square)),
              before,
              {}};
    for (const Player player : {Player::O, Player::X}) {
        std::uint16_t& marks = edit.after.position.marks[static_cast<std::size_t>(player)];
        marks = static_cast<std::uint16_t>(marks & ~bit(square));
        if (mark == player)
            marks = static_cast<std::uint16_t>(marks | bit(square));
    }
    return edit;
}

Edit cycleMark(const Inputs& before, int square) {
    const Mark mark = markAt(before.position, square);
    return setMark(before, square,
                   !mark                ? Mark(Player::O)
                   : *mark == Player::O ? Mark(Player::X)
                                        : Mark());
}

Edit playMove(const Inputs& before, int square) {
    if (const std::string reason = whyImpossible(before.position); !reason.empty())
        return refused(before, QString::fromStdString(reason));
    try {
        Edit edit{EditsText::tr("%1 plays %2")
                      .arg(playerName(before.position.toMove()), squareName(square)),
                  before,
                  {}};
        edit.after.position = played(before.position, square);
        return edit;
    } catch (const std::invalid_argument& error) {
        return refused(before, QString::fromUtf8(error.what()));
    }
}

Edit replacePosition(const Inputs& before, const Position& position, const QString& sentence) {
    Edit edit{sentence, before, {}};
    edit.after.position = position;
    return edit;
}

Edit setSearch(const Inputs& before, std::size_t row, const Settings& settings) {
    try {
        resolved(settings);
    } catch (const std::invalid_argument& error) {
        return refused(before, QString::fromUtf8(error.what()));
    }
    Edit edit{EditsText::tr("Change the search to %1").arg(searchName(settings)), before, {}};
    edit.after.searches[row] = settings;
    return edit;
}

Edit addSearch(const Inputs& before, const Settings& settings) {
    if (before.searches.size() >= mostSearches)
        return refused(
            before,
            EditsText::tr("The table has room for %1 searches; it is full.").arg(mostSearches));
    Inputs more = before;
    more.searches.push_back({});
    Edit edit = setSearch(more, more.searches.size() - 1, settings);
    if (!edit.refusal.isEmpty())
        return refused(before, edit.refusal);
    edit.sentence = EditsText::tr("Add %1").arg(searchName(settings));
    return edit;
}

Edit removeSearch(const Inputs& before, std::size_t row) {
    if (before.searches.size() == 1)
        return refused(before, EditsText::tr("The table keeps one search at least."));
    Edit edit{EditsText::tr("Remove %1").arg(searchName(before.searches[row])), before, {}};
    edit.after.searches.erase(edit.after.searches.begin() + static_cast<std::ptrdiff_t>(row));
    return edit;
}

Edit replaceSearches(const Inputs& before, std::vector<Settings> searches,
                     const QString& sentence) {
    Edit edit{sentence, before, {}};
    edit.after.searches = std::move(searches);
    return edit;
}

} // namespace yomi::ui::tictactoe
