// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/command_line.h"

#include "ui/common/shell_word.h"

#include <QStringList>

#include <algorithm>

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage;

namespace {

/// The numbers of the targets with that goal.
QString indices(const std::vector<Target>& targets, Goal goal) {
    QStringList numbers;
    for (std::size_t i = 0; i < targets.size(); ++i)
        if (targets[i].goal == goal)
            numbers += QString::number(i);
    return numbers.join(u',');
}

} // namespace

QString oddsCommand(const Setup& setup) {
    const std::vector<Target> struck = targets(setup);
    if (struck.empty())
        return {};
    const Effect cast = withSpellDamage(setup.effect, setup.spellDamage);
    QStringList lives, armor, shields, names;
    for (const Target& target : struck) {
        const Character& character = *characterAt(setup.board, target.place);
        lives += QString::number(character.health);
        armor += QString::number(character.armor);
        shields += character.divineShield ? QStringLiteral("1") : QStringLiteral("0");
        names += QString::fromStdString(target.name).replace(u',', u' '); // the list's separator
    }
    QStringList words{QStringLiteral("yomi-cli odds --lives"), lives.join(u','),
                      QStringLiteral("--hits"), QString::number(cast.hits)};
    const auto add = [&words](const QString& option, const QString& value) {
        words += {option, value};
    };
    if (cast.damagePerHit != 1)
        add(QStringLiteral("--damage"), QString::number(cast.damagePerHit));
    if (armor.count(QStringLiteral("0")) < armor.size())
        add(QStringLiteral("--armor"), armor.join(u','));
    if (shields.contains(QStringLiteral("1")))
        add(QStringLiteral("--shield"), shields.join(u','));
    words += QStringLiteral("--names=") + shellWord(names.join(u',')); // one may begin with a dash
    if (const QString kill = indices(struck, Goal::MustDie); !kill.isEmpty())
        add(QStringLiteral("--goal-kill"), kill);
    if (const QString keep = indices(struck, Goal::MustLive); !keep.isEmpty())
        add(QStringLiteral("--goal-keep"), keep);
    return words.join(u' ');
}

} // namespace yomi::ui::splitdamage
