// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/words.h"

#include "core/hands/doudizhu.h"
#include "core/hands/hand_text.h"
#include "ui/common/escaped.h"
#include "ui/common/numbers.h"
#include "ui/common/wording.h"
#include "ui/hands/tile_painter.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace yomi::ui::hands {

using namespace yomi::hands;

namespace {

struct WordsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::hands::Words)
};

/// A family of plays in words; %1 is the length of a chain.
QString familyPlural(const std::string& family) {
    const std::array<std::pair<std::string_view, QString>, 14> families{{
        {"solo", WordsText::tr("Singles")},
        {"pair", WordsText::tr("Pairs")},
        {"trio", WordsText::tr("Trios")},
        {"bomb", WordsText::tr("Bombs")},
        {"rocket", WordsText::tr("Rockets")},
        {"trio_solo", WordsText::tr("Trios with a single")},
        {"trio_pair", WordsText::tr("Trios with a pair")},
        {"solo_chain", WordsText::tr("Straights of %1")},
        {"pair_chain", WordsText::tr("%1 pairs in a row")},
        {"trio_chain", WordsText::tr("Airplanes of %1")},
        {"trio_solo_chain", WordsText::tr("Airplanes of %1 with singles")},
        {"trio_pair_chain", WordsText::tr("Airplanes of %1 with pairs")},
        {"four_two_solo", WordsText::tr("Quads with two singles")},
        {"four_two_pair", WordsText::tr("Quads with two pairs")},
    }};
    return std::ranges::find(families, family, &std::pair<std::string_view, QString>::first)
        ->second;
}

/// A meld without the kickers of a play: of a play with kickers three or four cards of each rank
/// from its own on.
Tiles bodyOf(const RuleBook& book, int meld) {
    const Category& category = book.categoryOf(meld);
    const bool isQuad = category.family.starts_with("four_two");
    if (!isQuad && !category.family.starts_with("trio_solo") &&
        !category.family.starts_with("trio_pair"))
        return book.meld(meld).tiles;
    const int rank = book.meld(meld).rank;
    Tiles body;
    for (int kind = rank; kind < rank + chainLength(category); ++kind)
        body.add(kind, isQuad ? 4 : 3);
    return body;
}

} // namespace

bool isCardGame(const RuleBook& book) {
    return book.objective() == Objective::FewestPlays;
}

QString tileName(const RuleBook& book, int kind) {
    const QString name = escaped(book.kind(kind).name);
    if (!isCardGame(book))
        return name;
    return name == u"T"   ? QStringLiteral("10")
           : name == u"B" ? QStringLiteral("小")
           : name == u"R" ? QStringLiteral("大")
                          : name;
}

QString tileDescription(const RuleBook& book, int kind) {
    const TileKind& tile = book.kind(kind);
    QStringList words;
    for (const std::string* word : {&tile.fullName, &tile.kana, &tile.romaji, &tile.type})
        if (!word->empty())
            words << escaped(*word);
    return words.isEmpty() ? tileName(book, kind) : words.join(QStringLiteral(" · "));
}

QString meldText(const RuleBook& book, int meld) {
    if (!isCardGame(book))
        return escaped(meldName(book, meld));
    const Tiles body = bodyOf(book, meld), kickers = remove(book.meld(meld).tiles, body);
    return tilesWords(book, body) +
           (kickers.empty() ? QString() : u'+' + tilesWords(book, kickers));
}

std::vector<int> meldKinds(const RuleBook& book, int meld) {
    const Tiles& tiles = book.meld(meld).tiles;
    if (!isCardGame(book))
        return kindsOf(tiles);
    const Tiles body = bodyOf(book, meld);
    std::vector<int> kinds = kindsOf(body);
    std::ranges::copy(kindsOf(remove(tiles, body)), std::back_inserter(kinds));
    return kinds;
}

QString meldsText(const RuleBook& book, const std::vector<int>& melds) {
    QStringList texts;
    for (const int meld : melds)
        texts << meldText(book, meld);
    return texts.join(QStringLiteral(" · "));
}

QString categoryText(const RuleBook& book, int category) {
    return worded(categoryWords(book.categories()[static_cast<std::size_t>(category)]));
}

QString categoryGroupText(const RuleBook& book, int category) {
    const Category& known = book.categories()[static_cast<std::size_t>(category)];
    const QString plural = familyPlural(known.family);
    return plural.contains(u'%') ? plural.arg(chainLength(known)) : plural;
}

QString tilesWords(const RuleBook& book, const Tiles& tiles) {
    QStringList names;
    for (const int kind : kindsOf(tiles))
        names << tileName(book, kind);
    return names.join(isCardGame(book) ? QString() : QStringLiteral(" "));
}

QString scoreText(int score) {
    return numberText(score, Unit::Count);
}

QString playsText(std::size_t count) {
    const auto plays = static_cast<double>(count);
    return WordsText::tr("%1 plays", nullptr, pluralOf(plays)).arg(numberText(plays, Unit::Count));
}

QString turnsText(int count) {
    return WordsText::tr("%1 turns", nullptr, count).arg(numberText(count, Unit::Count));
}

QString turnsExplanation() {
    return WordsText::tr(
        "Turns (手数): the fewest plays that give the lead away, less the bombs and "
        "the rocket, which win it back. With 1 or less the hand goes out from the "
        "lead, unless another player has a bomb or goes out first; with 0 or less "
        "it can wait for its turn.");
}

QString turnsExplanation(const RuleBook& book, const std::vector<int>& partition) {
    return partition.empty() ? turnsExplanation()
                             : WordsText::tr("%1\nFewest turns: %2")
                                   .arg(turnsExplanation(), meldsText(book, partition));
}

QString unitsText(std::size_t count) {
    const auto units = static_cast<double>(count);
    return WordsText::tr("%1 units", nullptr, pluralOf(units)).arg(numberText(units, Unit::Count));
}

QString nodesText(std::int64_t count) {
    const auto nodes = static_cast<double>(count);
    return WordsText::tr("%1 nodes", nullptr, pluralOf(nodes)).arg(numberText(nodes, Unit::Count));
}

QString countText(const RuleBook& book, int tiles) {
    if (book.fullHand() == 0)
        return WordsText::tr("%1 of %2").arg(tiles).arg(book.mostTiles());
    const int missing = book.fullHand() - tiles;
    const QString count = WordsText::tr("%1 of %2").arg(tiles).arg(book.fullHand());
    return missing > 0   ? WordsText::tr("%1 · %2 missing").arg(count).arg(missing)
           : missing < 0 ? WordsText::tr("%1 · %2 to discard").arg(count).arg(-missing)
                         : count;
}

} // namespace yomi::ui::hands
