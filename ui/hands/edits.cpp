// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/edits.h"

#include "core/hands/hand_text.h"
#include "ui/common/wording.h"
#include "ui/hands/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <stdexcept>
#include <tuple>

namespace yomi::ui::hands {

namespace {

struct EditText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::hands::Edit)
};

Edit refused(const Inputs& before, const std::exception& error) {
    return {{}, before, messageOf(error)};
}

std::vector<int>& tilesOf(Inputs& inputs, Pile pile) {
    return pile == Pile::Hand ? inputs.hand : inputs.seen;
}

void checkTiles(const Inputs& inputs) {
    validateHand(*inputs.book, countTiles(*inputs.book, inputs.hand),
                 countTiles(*inputs.book, inputs.seen));
}

/// The edit, refused if its tiles exceed the limits.
Edit withinLimits(const Inputs& before, Edit edit) {
    try {
        checkTiles(edit.after);
        return edit;
    } catch (const std::invalid_argument& error) {
        return refused(before, error);
    }
}

/// The edit, refused if its constraints contradict one another or the hand.
Edit consistent(const Inputs& before, Edit edit) {
    try {
        const RuleBook& book = *edit.after.book;
        const Constraints constraints = constraintsOf(book, edit.after.constraints);
        Scoring(book, constraints).freeTiles(countTiles(book, edit.after.hand));
        return edit;
    } catch (const std::invalid_argument& error) {
        return refused(before, error);
    }
}

/// Keeps the tiles that the book has, by name and within its limits. Returns the names of the
/// others.
QStringList carryOver(const Inputs& from, Inputs& to, Pile pile) {
    QStringList left;
    for (const int kind : tilesOf(from, pile)) {
        const std::optional<int> known = to.book->tileNames().find(from.book->kind(kind).name);
        if (known) {
            tilesOf(to, pile).push_back(*known);
            try {
                checkTiles(to);
                continue;
            } catch (const std::invalid_argument&) {
                tilesOf(to, pile).pop_back();
            }
        }
        left << tileName(*from.book, kind);
    }
    return left;
}

/// The notice about tiles that another rule book does not have.
QString leftBehind(const RuleBook& book, const QStringList& names) {
    constexpr int mostNamed = 8;
    if (names.isEmpty())
        return {};
    const QString some = names.mid(0, mostNamed).join(u' ');
    const QString all =
        names.size() > mostNamed
            ? EditText::tr("%1 and %n more", nullptr, static_cast<int>(names.size()) - mostNamed)
                  .arg(some)
            : some;
    return EditText::tr("Left out by %1: %2. Undo brings everything back.")
        .arg(worded(book.title()), all);
}

bool knowsMeld(const RuleBook& book, const std::string& name) {
    try {
        findMeld(book, name);
        return true;
    } catch (const std::invalid_argument&) {
        return false;
    }
}

/// The notice about what other rules take from the card table.
QString tableNotice(const PlayedEndgame& before, const std::optional<PlayedEndgame>& after) {
    if (!after)
        return EditText::tr("The card table was cleared. Undo brings it back.");
    return after->plays.size() == before.plays.size()
               ? QString()
               : EditText::tr("The plays on the card table were taken back.");
}

NamedConstraints knownConstraints(const RuleBook& book, NamedConstraints constraints) {
    const auto unknown = [&](const std::string& name) {
        return !knowsMeld(book, name);
    };
    for (auto* melds : {&constraints.required, &constraints.open, &constraints.forbidden})
        std::erase_if(*melds, unknown);
    std::erase_if(constraints.open, [&](const std::string& name) {
        return book.meld(findMeld(book, name)).openScore == 0;
    });
    std::erase_if(constraints.bonuses, [&](const auto& bonus) { return unknown(bonus.meld); });
    if (!book.tileNames().find(constraints.favouriteTile))
        constraints.favouriteTile.clear();
    return constraints;
}

/// Whether a constraint names this meld, in any spelling.
bool means(const RuleBook& book, const std::string& name, int meld) {
    return findMeld(book, name) == meld;
}

bool holds(const RuleBook& book, const std::vector<std::string>& names, int meld) {
    return std::ranges::any_of(names,
                               [&](const std::string& name) { return means(book, name, meld); });
}

} // namespace

const std::vector<int>& tilesOf(const Inputs& inputs, Pile pile) {
    return pile == Pile::Hand ? inputs.hand : inputs.seen;
}

Edit addTile(const Inputs& before, Pile pile, int kind, std::optional<int> gap) {
    const QString name = tileName(*before.book, kind);
    Edit edit{pile == Pile::Hand ? EditText::tr("Add %1").arg(name)
                                 : EditText::tr("Mark %1 as seen").arg(name),
              before,
              {}};
    std::vector<int>& tiles = tilesOf(edit.after, pile);
    tiles.insert(gap ? tiles.begin() + *gap : tiles.end(), kind);
    return withinLimits(before, std::move(edit));
}

Edit removeTile(const Inputs& before, Pile pile, int index) {
    const QString name =
        tileName(*before.book, tilesOf(before, pile)[static_cast<std::size_t>(index)]);
    Edit edit{pile == Pile::Hand ? EditText::tr("Remove %1").arg(name)
                                 : EditText::tr("Take %1 from what was seen").arg(name),
              before,
              {}};
    auto& tiles = tilesOf(edit.after, pile);
    tiles.erase(tiles.begin() + index);
    return edit;
}

Edit discardTile(const Inputs& before, int index) {
    const int kind = before.hand[static_cast<std::size_t>(index)];
    Edit edit = removeTile(before, Pile::Hand, index);
    edit.after.seen.push_back(kind);
    edit.sentence = EditText::tr("Discard %1").arg(tileName(*before.book, kind));
    return edit;
}

Edit moveTile(const Inputs& before, Pile pile, int from, int gap) {
    Edit edit{EditText::tr("Move %1").arg(
                  tileName(*before.book, tilesOf(before, pile)[static_cast<std::size_t>(from)])),
              before,
              {}};
    const auto first = tilesOf(edit.after, pile).begin();
    if (gap > from)
        std::rotate(first + from, first + from + 1, first + gap);
    else
        std::rotate(first + gap, first + from, first + from + 1);
    return edit;
}

Edit replaceTiles(const Inputs& before, Pile pile, std::vector<int> kinds,
                  const QString& sentence) {
    Edit edit{sentence, before, {}};
    tilesOf(edit.after, pile) = std::move(kinds);
    return withinLimits(before, std::move(edit));
}

Edit pasteHand(const Inputs& before, std::shared_ptr<const RuleChoice> rules, const QString& text) {
    Inputs emptied = before;
    emptied.hand.clear();
    Edit edit = chooseRules(emptied, std::move(rules));
    try {
        edit.after.hand = parseTiles(*edit.after.book, text.trimmed().toStdString());
    } catch (const std::invalid_argument& error) {
        return refused(before, error);
    }
    edit.sentence = EditText::tr("Paste a hand");
    return withinLimits(before, std::move(edit));
}

Edit sortByTile(const Inputs& before) {
    Edit edit{EditText::tr("Sort the hand"), before, {}};
    std::ranges::sort(edit.after.hand);
    return edit;
}

std::vector<int> takers(const RuleBook& book, const std::vector<int>& kinds,
                        const std::vector<int>& partition) {
    std::vector<int> takers(kinds.size(), -1);
    for (std::size_t place = 0; place < partition.size(); ++place) {
        Tiles wanted = book.meld(partition[place]).tiles;
        for (std::size_t tile = 0; tile < kinds.size(); ++tile) {
            if (takers[tile] >= 0 || wanted.count(kinds[tile]) == 0)
                continue;
            wanted.take(kinds[tile]);
            takers[tile] = static_cast<int>(place);
        }
    }
    return takers;
}

Edit sortByMeld(const Inputs& before, const std::vector<int>& partition) {
    Edit edit{EditText::tr("Sort the hand by melds"), before, {}};
    const std::vector<int> melds = takers(*before.book, before.hand, partition);
    std::vector<std::tuple<bool, int, int>> order; // unused tiles last
    for (std::size_t tile = 0; tile < melds.size(); ++tile)
        order.emplace_back(melds[tile] < 0, melds[tile], before.hand[tile]);
    std::ranges::sort(order);
    for (std::size_t tile = 0; tile < order.size(); ++tile)
        edit.after.hand[tile] = std::get<2>(order[tile]);
    return edit;
}

Edit chooseRules(const Inputs& before, RuleChoice rules) {
    return chooseRules(before, std::make_shared<const RuleChoice>(std::move(rules)));
}

Edit chooseRules(const Inputs& before, std::shared_ptr<const RuleChoice> rules) {
    try {
        Edit edit{{}, Inputs(std::move(rules)), {}};
        const RuleBook& book = *edit.after.book;
        edit.sentence = EditText::tr("Choose %1").arg(worded(book.title()));
        QStringList left = carryOver(before, edit.after, Pile::Hand);
        left += carryOver(before, edit.after, Pile::Seen);
        edit.notice = leftBehind(book, left);
        edit.after.constraints = knownConstraints(book, before.constraints);
        if (before.table) {
            edit.after.table = withRules(*before.table, edit.after.book);
            edit.notice += tableNotice(*before.table, edit.after.table);
        }
        return edit;
    } catch (const std::invalid_argument& error) {
        return refused(before, error);
    }
}

Wish wishFor(const Inputs& inputs, int meld) {
    const NamedConstraints& constraints = inputs.constraints;
    return holds(*inputs.book, constraints.required, meld)    ? Wish::Locked
           : holds(*inputs.book, constraints.open, meld)      ? Wish::Open
           : holds(*inputs.book, constraints.forbidden, meld) ? Wish::Forbidden
                                                              : Wish::None;
}

int bonusOf(const Inputs& inputs, int meld) {
    int points = 0;
    for (const auto& bonus : inputs.constraints.bonuses)
        points += means(*inputs.book, bonus.meld, meld) ? bonus.points : 0;
    return points;
}

QString wishText(const Inputs& inputs, int meld) {
    QStringList words;
    switch (wishFor(inputs, meld)) {
    case Wish::None:
        break;
    case Wish::Locked:
        words << EditText::tr("locked");
        break;
    case Wish::Open:
        words << EditText::tr("open");
        break;
    case Wish::Forbidden:
        words << EditText::tr("forbidden");
        break;
    }
    if (const int bonus = bonusOf(inputs, meld); bonus != 0)
        words << (bonus > 0 ? QStringLiteral("+") : QString()) + scoreText(bonus);
    return words.join(QStringLiteral(" · "));
}

Edit setWish(const Inputs& before, int meld, Wish wish) {
    const RuleBook& book = *before.book;
    const QString name = meldText(book, meld);
    Edit edit{wish == Wish::Locked      ? EditText::tr("Lock %1").arg(name)
              : wish == Wish::Open      ? EditText::tr("Lay %1 open").arg(name)
              : wish == Wish::Forbidden ? EditText::tr("Forbid %1").arg(name)
                                        : EditText::tr("Free %1").arg(name),
              before,
              {}};
    NamedConstraints& constraints = edit.after.constraints;
    for (auto* melds : {&constraints.required, &constraints.open, &constraints.forbidden})
        std::erase_if(*melds, [&](const std::string& known) { return means(book, known, meld); });
    if (wish != Wish::None) {
        auto& melds = wish == Wish::Locked ? constraints.required
                      : wish == Wish::Open ? constraints.open
                                           : constraints.forbidden;
        melds.push_back(meldName(book, meld));
    }
    // Removing a wish is always possible, even while others still contradict.
    return wish == Wish::None ? edit : consistent(before, std::move(edit));
}

Edit setBonus(const Inputs& before, int meld, int points) {
    const RuleBook& book = *before.book;
    const QString name = meldText(book, meld);
    Edit edit{points == 0 ? EditText::tr("Take the bonus from %1").arg(name)
                          : EditText::tr("Give %1 a bonus of %2").arg(name, scoreText(points)),
              before,
              {}};
    auto& bonuses = edit.after.constraints.bonuses;
    std::erase_if(bonuses, [&](const auto& bonus) { return means(book, bonus.meld, meld); });
    if (points != 0)
        bonuses.push_back({meldName(book, meld), points});
    return points == 0 ? edit : consistent(before, std::move(edit));
}

Edit setFavouriteTile(const Inputs& before, std::optional<int> kind) {
    Edit edit{kind ? EditText::tr("Favourite: %1").arg(tileName(*before.book, *kind))
                   : EditText::tr("No favourite"),
              before,
              {}};
    edit.after.constraints.favouriteTile = kind ? before.book->kind(*kind).name : std::string();
    return edit;
}

Edit setFavouriteRule(const Inputs& before, FavouriteRule rule) {
    Edit edit{rule == FavouriteRule::AddsOnce ? EditText::tr("The favourite adds points once")
                                              : EditText::tr("The favourite's melds count double"),
              before,
              {}};
    edit.after.constraints.favouriteRule = rule;
    return edit;
}

Edit freeMelds(const Inputs& before) {
    Edit edit{EditText::tr("Free all melds"), before, {}};
    NamedConstraints& constraints = edit.after.constraints;
    constraints.required.clear();
    constraints.open.clear();
    constraints.forbidden.clear();
    constraints.bonuses.clear();
    return edit;
}

} // namespace yomi::ui::hands
