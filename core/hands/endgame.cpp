// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/endgame.h"

#include "core/common/sentence.h"
#include "core/hands/hand_text.h"
#include "core/hands/text_parts.h"

#include <algorithm>

namespace yomi::hands {

namespace {

constexpr std::string_view passText = "pass";

bool isBanned(const RuleBook& book, const std::vector<bool>& banned, int play) {
    return banned[static_cast<std::size_t>(book.meld(play).category)];
}

int nextPlayer(int player, int players) {
    return player % players + 1;
}

void checkHands(const EndgamePosition& position) {
    const RuleBook& book = *position.book;
    if (position.players() < 2 || position.players() > 3)
        throw InvalidArgument("An endgame has 2 or 3 hands, not {}.", position.players());
    for (int player = 1; player <= position.players(); ++player) {
        const Tiles& hand = position.hand(player);
        if (hand.empty())
            throw InvalidArgument("Hand {} is empty: that player has already won.", player);
        if (hand.total() > mostEndgameCards)
            throw InvalidArgument("Hand {} has {} cards; an endgame has at most {} in a hand.",
                                  player, hand.total(), mostEndgameCards);
    }
    for (int kind = 0; kind < book.kindCount(); ++kind) {
        const TileKind& card = book.kind(kind);
        int copies = position.last ? book.meld(*position.last).tiles.count(kind) : 0;
        for (const Tiles& hand : position.hands)
            copies += hand.count(kind);
        if (copies > card.copies && position.last)
            throw InvalidArgument("{} {} in the hands and the last play; there are {}.", copies,
                                  card.name, card.copies);
        if (copies > card.copies)
            throw InvalidArgument("{} {} in the hands; there are {}.", copies, card.name,
                                  card.copies);
    }
}

void checkPlayers(const EndgamePosition& position) {
    const int players = position.players();
    if (position.toMove < 1 || position.toMove > players)
        throw InvalidArgument("The player to move is 1 to {}, not {}.", players, position.toMove);
    if (position.lastBy != 0 && !position.last)
        throw InvalidArgument("Player {} made the last play, but there is none; name it.",
                              position.lastBy);
    if (position.lastBy < 0 || position.lastBy > players)
        throw InvalidArgument("The player of the last play is 1 to {}, not {}.", players,
                              position.lastBy);
    if (position.lastBy == position.toMove)
        throw InvalidArgument("Player {} is to move and made the last play; then he leads, and "
                              "there is no last play.",
                              position.toMove);
}

} // namespace

std::vector<bool> bannedCategories(const RuleBook& book, std::span<const std::string> bans) {
    const std::vector<Category>& categories = book.categories();
    std::vector<bool> banned(categories.size());
    for (const std::string& ban : bans) {
        bool isKnown = false;
        for (std::size_t i = 0; i < categories.size(); ++i) {
            if (categories[i].family != ban && categories[i].name != ban)
                continue;
            banned[i] = isKnown = true;
        }
        if (ban == "solo")
            throw InvalidArgument("solo cannot be banned: a leader must be able to play.");
        if (isKnown)
            continue;
        std::string known;
        for (const Category& category : categories)
            known.append(known.empty() ? "" : ", ").append(category.name);
        throw InvalidArgument("There is no category \"{}\" to ban; the categories are {}, and a "
                              "chain without its length bans all lengths.",
                              ban, known);
    }
    return banned;
}

EndgamePosition validated(EndgamePosition position) {
    const RuleBook& book = *position.book;
    if (book.objective() != Objective::FewestPlays)
        throw InvalidArgument("An endgame is about plays of cards; {} has units.", book.title());
    if (position.last && (*position.last < 0 || *position.last >= book.meldCount()))
        throw InvalidArgument("There is no play {}; {} has {}.", *position.last, book.title(),
                              book.meldCount());
    checkHands(position);
    checkPlayers(position);
    const std::vector<bool> banned = bannedCategories(book, position.bans);
    if (!position.last)
        return position;
    if (isBanned(book, banned, *position.last))
        throw InvalidArgument("The last play, {}, is a {}, which is banned.",
                              meldName(book, *position.last), book.categoryOf(*position.last).name);
    if (position.lastBy == 0)
        position.lastBy = position.toMove > 1 ? position.toMove - 1 : position.players();
    return position;
}

std::optional<int> winnerOf(const EndgamePosition& position) {
    const auto empty = std::ranges::find_if(position.hands, &Tiles::empty);
    return empty == position.hands.end()
               ? std::nullopt
               : std::optional(static_cast<int>(empty - position.hands.begin()) + 1);
}

std::vector<int> legalPlays(const EndgamePosition& position) {
    if (winnerOf(position))
        return {};
    const RuleBook& book = *position.book;
    const Tiles& hand = position.hand(position.toMove);
    const std::vector<bool> banned = bannedCategories(book, position.bans);
    std::vector<int> plays =
        position.last ? beatingPlays(book, hand, *position.last) : fittingMelds(book, hand);
    std::erase_if(plays, [&](int play) { return isBanned(book, banned, play); });
    if (position.last)
        plays.push_back(passPlay);
    return plays;
}

namespace {

void checkPlay(const EndgamePosition& position, const std::vector<bool>& banned, int place,
               int play) {
    const RuleBook& book = *position.book;
    const std::string text = playText(book, play);
    if (const std::optional<int> winner = winnerOf(position))
        throw InvalidArgument(
            "Play {} of the list, {}, comes after the end: player {} has no card left.", place,
            text, *winner);
    if (play == passPlay) {
        if (!position.last)
            throw InvalidArgument("Play {} of the list is a pass, but player {} leads.", place,
                                  position.toMove);
        return;
    }
    if (!contains(position.hand(position.toMove), book.meld(play).tiles))
        throw InvalidArgument("Play {} of the list, {}, is not in the hand of player {}.", place,
                              text, position.toMove);
    if (isBanned(book, banned, play))
        throw InvalidArgument("Play {} of the list, {}, is a {}, which is banned.", place, text,
                              book.categoryOf(play).name);
    if (position.last && !beats(levelOf(book, play), levelOf(book, *position.last)))
        throw InvalidArgument("Play {} of the list, {}, does not beat {}.", place, text,
                              meldName(book, *position.last));
}

} // namespace

EndgamePosition played(EndgamePosition position, std::span<const int> plays) {
    const std::vector<bool> banned = bannedCategories(*position.book, position.bans);
    int place = 0;
    for (const int play : plays) {
        checkPlay(position, banned, ++place, play);
        if (play != passPlay) {
            Tiles& hand = position.hands[static_cast<std::size_t>(position.toMove) - 1];
            hand = remove(hand, position.book->meld(play).tiles);
            position.last = play;
            position.lastBy = position.toMove;
        }
        position.toMove = nextPlayer(position.toMove, position.players());
        if (position.toMove == position.lastBy) {
            position.last.reset();
            position.lastBy = 0;
        }
    }
    return position;
}

std::vector<Tiles> parseHands(const RuleBook& book, std::string_view text) {
    while (text.ends_with('\n') || text.ends_with('\r'))
        text.remove_suffix(1);
    std::vector<Tiles> hands;
    constexpr std::string_view wide = "｜"; // of Chinese and Japanese keyboards
    for (bool isLast = false; !isLast;) {
        const std::size_t narrow = text.find_first_of("|\n"),
                          end = std::min(narrow, text.find(wide));
        isLast = end == text.npos;
        hands.push_back(countTiles(book, parseTiles(book, text.substr(0, end))));
        if (!isLast)
            text.remove_prefix(end + (end == narrow ? 1 : wide.size()));
    }
    return hands;
}

std::vector<std::string> handTexts(const EndgamePosition& position) {
    std::vector<std::string> texts;
    for (const Tiles& hand : position.hands) {
        std::string& text = texts.emplace_back();
        for (const std::string& card : tileNamesOf(*position.book, hand))
            text += card;
    }
    return texts;
}

std::string playText(const RuleBook& book, int play) {
    return play == passPlay ? std::string(passText) : meldName(book, play);
}

int playOf(const RuleBook& book, std::string_view text) {
    const std::string_view name = withoutBlanks(text);
    return name == passText ? passPlay : playOf(book, countTiles(book, parseTiles(book, name)));
}

} // namespace yomi::hands
