// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/doudizhu.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace yomi::hands {

namespace {

constexpr int rankCount = static_cast<int>(cardLetters.size());
constexpr int pairRanks = smallJoker;     // 3 to 2: the kinds with four cards
constexpr int chainRanks = pairRanks - 1; // 3 to A
constexpr int cardsOfRank = 4;

/// Ranks `first` to `first + length − 1`, `copies` of each.
struct Body {
    int first;
    int length;
    int copies;

    bool has(int rank) const { return rank >= first && rank < first + length; }
    std::array<int, 2> neighbours() const { return {first - 1, first + length}; }
    Tiles tiles() const {
        Tiles tiles;
        for (int rank = first; rank < first + length; ++rank)
            tiles.add(rank, copies);
        return tiles;
    }
};

/// Builds the plays category by category.
class Plays {
public:
    explicit Plays(const CardRules& rules)
        : m_rules(rules) {}

    Rules take() && { return std::move(m_book); }

    void addAll() {
        bare("solo", {rankCount, 1, 1});
        bare("pair", {pairRanks, 1, 2});
        bare("trio", {pairRanks, 1, 3});
        bare("bomb", {pairRanks, 1, cardsOfRank});
        open("rocket", "rocket");
        add(bothJokers(), smallJoker);
        withKickers("trio_solo", {pairRanks, 1, 3}, 1, 1);
        withKickers("trio_pair", {pairRanks, 1, 3}, 1, 2);
        chains("solo_chain", 1, 5, 12);
        chains("pair_chain", 2, 3, 10);
        chains("trio_chain", 3, 2, 6);
        if (m_rules.wings) {
            for (int length = 2; length <= 5; ++length)
                withKickers("trio_solo_chain", {chainRanks, length, 3}, length, 1);
            for (int length = 2; length <= 4; ++length)
                withKickers("trio_pair_chain", {chainRanks, length, 3}, length, 2);
        }
        withKickers("four_two_solo", {pairRanks, 1, cardsOfRank}, 2, 1);
        withKickers("four_two_pair", {pairRanks, 1, cardsOfRank}, 2, 2);
    }

private:
    /// The bodies of a category: every run of `length` among the first `ranks` ranks.
    struct Shape {
        int ranks;
        int length;
        int copies;
    };

    static Tiles bothJokers() {
        Tiles tiles;
        tiles.add(smallJoker);
        tiles.add(bigJoker);
        return tiles;
    }

    void open(std::string name, const std::string& family) {
        m_book.categories.push_back({std::move(name), family});
    }
    void open(const std::string& family, const Shape& shape) {
        open(shape.length == 1 ? family : family + "_" + std::to_string(shape.length), family);
    }

    void add(const Tiles& tiles, int rank) {
        const int category = static_cast<int>(m_book.categories.size()) - 1;
        const auto [known, fresh] = m_byTiles.try_emplace(tiles, m_book.melds.size());
        if (fresh)
            m_book.melds.push_back({{}, tiles, category, -1, 0, rank});
        else if (Meld& same = m_book.melds[known->second]; same.category == category)
            same.rank = rank; // bodies come in ascending order
    }

    template <class Visit>
    void forEachBody(const Shape& shape, Visit&& visit) {
        for (int first = 0; first + shape.length <= shape.ranks; ++first)
            visit(Body{first, shape.length, shape.copies});
    }

    void bare(const std::string& family, const Shape& shape) {
        open(family, shape);
        forEachBody(shape, [&](const Body& body) { add(body.tiles(), body.first); });
    }

    void chains(const std::string& family, int copies, int shortest, int longest) {
        for (int length = shortest; length <= longest; ++length)
            bare(family, {chainRanks, length, copies});
    }

    void withKickers(const std::string& family, const Shape& shape, int kickers, int size) {
        open(family, shape);
        forEachBody(shape,
                    [&](const Body& body) { addKickers(body, body.tiles(), 0, kickers, size); });
    }

    /// Adds `left` more kickers of `size` cards each, of `rank` or higher.
    void addKickers(const Body& body, const Tiles& tiles, int rank, int left, int size) {
        if (left == 0) {
            if (m_rules.adjacentTrioKickers || !hasAdjacentTrio(body, tiles))
                add(tiles, body.first);
            return;
        }
        for (; rank < rankCount; ++rank) {
            if (body.has(rank) || !mayKick(tiles, rank, size))
                continue;
            Tiles more = tiles;
            more.add(rank, size);
            addKickers(body, more, rank, left - 1, size);
        }
        if (size == 2 && left == 1 && m_rules.jokersArePair)
            addKickers(body, checkedAdd(tiles, bothJokers()), rankCount, 0, size);
    }

    /// Whether a play of these cards may have one more kicker of this rank.
    bool mayKick(const Tiles& tiles, int rank, int size) const {
        const int copies = tiles.count(rank);
        if (rank >= smallJoker)
            return size == 1 && copies == 0 &&
                   (m_rules.bothJokersAsKickers || rank == smallJoker ||
                    tiles.count(smallJoker) == 0);
        if (size == 2)
            return copies == 0 || (copies == 2 && m_rules.quadAsTwoPairs);
        return copies < (m_rules.quadAsFourKickers ? cardsOfRank : cardsOfRank - 1);
    }

    static bool hasAdjacentTrio(const Body& body, const Tiles& tiles) {
        return body.length > 1 && std::ranges::any_of(body.neighbours(), [&](int rank) {
                   return rank >= 0 && rank < chainRanks && tiles.count(rank) >= 3;
               });
    }

    const CardRules& m_rules;
    Rules m_book;
    std::unordered_map<Tiles, std::size_t> m_byTiles;
};

Rules finished(Rules rules, const CardRules& switches) {
    rules.title = switches == douDizhuRules ? Sentence("Dou Dizhu")
                  : switches == looseRules  ? Sentence("Dou Dizhu (loose)")
                  : switches == noipRules   ? Sentence("NOIP 2015")
                                            : Sentence("Dou Dizhu (own rules)");
    rules.objective = Objective::FewestPlays;
    rules.mostTiles = switches.mostCards;
    for (int rank = 0; rank < rankCount; ++rank) {
        TileKind card;
        card.name = cardLetters[static_cast<std::size_t>(rank)];
        card.copies = copiesOfCard(rank);
        rules.kinds.push_back(std::move(card));
    }
    rules.kinds[cardLetters.find('T')].fullName = "10";
    rules.kinds[smallJoker].fullName = "small joker";
    rules.kinds[bigJoker].fullName = "big joker";
    return rules;
}

} // namespace

RuleBook douDizhu(const CardRules& rules) {
    Plays plays(rules);
    plays.addAll();
    return RuleBook(finished(std::move(plays).take(), rules));
}

PlayLevel levelOf(const RuleBook& book, int play) {
    const Meld& meld = book.meld(play);
    const std::string& family = book.categoryOf(play).family;
    const int category = family == "rocket" ? rocketLevel >> playRankBits
                         : family == "bomb" ? bombLevel >> playRankBits
                                            : meld.category + 1;
    return static_cast<PlayLevel>(category << playRankBits | meld.rank);
}

int chainLength(const Category& category) {
    const std::size_t family = category.family.size();
    return category.name.size() == family ? 1 : std::stoi(category.name.substr(family + 1));
}

Sentence categoryWords(const Category& category) {
    const int length = chainLength(category);
    const std::array<std::pair<std::string_view, Sentence>, 14> families{{
        {"solo", Sentence("Single")},
        {"pair", Sentence("Pair")},
        {"trio", Sentence("Trio")},
        {"bomb", Sentence("Bomb")},
        {"rocket", Sentence("Rocket")},
        {"trio_solo", Sentence("Trio and a single")},
        {"trio_pair", Sentence("Trio and a pair")},
        {"solo_chain", Sentence("Straight of {}", length)},
        {"pair_chain", Sentence("{} pairs in a row", length)},
        {"trio_chain", Sentence("Airplane of {}", length)},
        {"trio_solo_chain", Sentence("Airplane of {} with singles", length)},
        {"trio_pair_chain", Sentence("Airplane of {} with pairs", length)},
        {"four_two_solo", Sentence("Quad and two singles")},
        {"four_two_pair", Sentence("Quad and two pairs")},
    }};
    return std::ranges::find(families, category.family,
                             &std::pair<std::string_view, Sentence>::first)
        ->second;
}

std::vector<int> beatingPlays(const RuleBook& book, const Tiles& hand, int play) {
    if (play < 0 || play >= book.meldCount())
        throw InvalidArgument("There is no play {}; {} has {}.", play, book.title(),
                              book.meldCount());
    const PlayLevel last = levelOf(book, play);
    std::vector<int> plays = fittingMelds(book, hand);
    std::erase_if(plays, [&](int other) { return !beats(levelOf(book, other), last); });
    return plays;
}

int playOf(const RuleBook& book, const Tiles& cards) {
    for (const int play : fittingMelds(book, cards)) {
        if (book.meld(play).tiles == cards)
            return play;
    }
    std::string text;
    for (const std::string& card : tileNamesOf(book, cards))
        text += card;
    throw InvalidArgument("\"{}\" is not a play of {}.", text, book.title());
}

} // namespace yomi::hands
