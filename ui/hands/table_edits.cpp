// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/table_edits.h"

#include "core/hands/deal.h"
#include "core/hands/hand_text.h"
#include "ui/common/wording.h"
#include "ui/hands/table_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace yomi::ui::hands {

namespace {

struct TableEditText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::hands::TableEdit)
};

EndgamePosition withHands(const Inputs& before, std::vector<Tiles> hands) {
    EndgamePosition start;
    start.book = before.book;
    start.hands = std::move(hands);
    start.bans = bansOf(before);
    return start;
}

} // namespace

std::vector<std::string> bansOf(const Inputs& inputs) {
    return inputs.table ? inputs.table->start.bans : std::vector<std::string>();
}

Edit setTable(const Inputs& before, EndgamePosition start, const QString& sentence) {
    Edit edit{sentence, before, {}};
    try {
        edit.after.table = PlayedEndgame{validated(std::move(start)), {}, false};
    } catch (const std::invalid_argument& error) {
        edit.refusal = messageOf(error);
    }
    return edit;
}

Edit pasteTable(const Inputs& before, const QString& text) {
    try {
        return setTable(before,
                        withHands(before, parseHands(*before.book, text.trimmed().toStdString())),
                        TableEditText::tr("Paste hands"));
    } catch (const std::invalid_argument& error) {
        return {{}, before, messageOf(error)};
    }
}

Edit dealTable(const Inputs& before, const std::vector<int>& sizes, std::uint64_t seed) {
    return setTable(before, withHands(before, dealCards(*before.book, seed, sizes).hands),
                    TableEditText::tr("Deal hands"));
}

Edit setPuzzle(const Inputs& before, EndgamePosition start) {
    Edit edit = setTable(before, std::move(start), TableEditText::tr("Make a puzzle"));
    edit.after.table->isPuzzle = true;
    return edit;
}

Edit clearTable(const Inputs& before) {
    Edit edit{TableEditText::tr("Clear the hands"), before, {}};
    edit.after.table.reset();
    return edit;
}

Edit makePlay(const Inputs& before, int plies, int play) {
    const RuleBook& book = *before.book;
    const EndgamePosition now = before.table->position(static_cast<std::size_t>(plies));
    Edit edit{play == passPlay ? TableEditText::tr("Pass")
                               : TableEditText::tr("Play %1").arg(playWords(book, play)),
              before,
              {}};
    const std::vector<int> legal = legalPlays(now);
    if (std::ranges::find(legal, play) == legal.end())
        edit.refusal = whyIllegal(now, play);
    auto& plays = edit.after.table->plays;
    plays.resize(static_cast<std::size_t>(plies));
    plays.push_back(play);
    return edit;
}

Edit takeBackTo(const Inputs& before, int plies) {
    Edit edit{plies == 0 ? TableEditText::tr("Start again") : TableEditText::tr("Take back plays"),
              before,
              {}};
    edit.after.table->plays.resize(static_cast<std::size_t>(plies));
    return edit;
}

Edit setLeader(const Inputs& before, int player) {
    EndgamePosition start = before.table->start;
    start.toMove = player;
    start.last.reset();
    start.lastBy = 0;
    return setTable(before, std::move(start), TableEditText::tr("Player %1 begins").arg(player));
}

Edit setLastPlay(const Inputs& before, const QString& cards, int player) {
    EndgamePosition start = before.table->start;
    const std::string text = cards.trimmed().toStdString();
    start.last.reset();
    start.lastBy = 0;
    try {
        if (!text.empty()) {
            start.last =
                playOf(*start.book, countTiles(*start.book, parseTiles(*start.book, text)));
            start.lastBy = player;
        }
    } catch (const std::invalid_argument& error) {
        return {{}, before, messageOf(error)};
    }
    return setTable(before, std::move(start), TableEditText::tr("Set the play to beat"));
}

bool isBanned(const Inputs& inputs, const std::string& family) {
    const std::vector<std::string> bans = bansOf(inputs);
    return std::ranges::find(bans, family) != bans.end();
}

Edit setBan(const Inputs& before, const std::string& family, bool banned) {
    const RuleBook& book = *before.book;
    EndgamePosition start = before.table->start;
    std::erase_if(start.bans, [&](const std::string& ban) {
        return ban == family ||
               std::ranges::any_of(book.categories(), [&](const Category& category) {
                   return category.family == family && category.name == ban;
               });
    });
    if (banned)
        start.bans.push_back(family);
    Edit edit = setTable(before, std::move(start),
                         banned ? TableEditText::tr("Ban %1").arg(familyText(book, family))
                                : TableEditText::tr("Allow %1").arg(familyText(book, family)));
    if (!edit.refusal.isEmpty())
        return edit;
    std::vector<int> plays = before.table->plays;
    const auto first = std::ranges::find_if(plays, [&](int play) {
        return banned && play != passPlay && book.categoryOf(play).family == family;
    });
    if (first != plays.end())
        edit.notice = TableEditText::tr("Plays from %1 on were taken back, because it is banned.")
                          .arg(playWords(book, *first));
    plays.erase(first, plays.end());
    edit.after.table->plays = std::move(plays);
    return edit;
}

} // namespace yomi::ui::hands
