// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/unit_lists.h"

#include "core/hands/hand_text.h"
#include "ui/common/wording.h"
#include "ui/hands/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QUuid>

#include <algorithm>
#include <stdexcept>

namespace yomi::ui::hands {

using namespace yomi::hands;
using namespace Qt::StringLiterals;

namespace {

struct UnitListsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::hands::UnitLists)
};

QString titleOf(const KeptList& list) {
    return QString::fromStdString(list.units->title);
}

bool hasTitle(const UnitLists& lists, const QString& title, int except = -1) {
    for (int i = 0; i < lists.lists.size(); ++i)
        if (i != except && titleOf(lists.lists[i]).compare(title, Qt::CaseInsensitive) == 0)
            return true;
    return false;
}

QString freeTitle(const UnitLists& lists, const QString& wanted) {
    QString title = wanted;
    for (int number = 2; hasTitle(lists, title); ++number)
        title = UnitListsText::tr("%1 (%2)").arg(wanted).arg(number);
    return title;
}

ListsEdit refused(const UnitLists& before, const QString& sentence) {
    return {{}, before, sentence};
}

/// An edit of the selected list, refused if that is unchangeable.
template <class Change>
ListsEdit changed(const UnitLists& before, const QString& sentence, Change&& change) {
    if (before.current().keeper == Keeper::Program)
        return refused(before,
                       UnitListsText::tr("The list of the program cannot be changed. Copy it to "
                                         "make one of your own."));
    ListsEdit edit{sentence, before, {}};
    auto units = std::make_shared<UnitList>(*before.current().units);
    change(*units);
    if (const auto faults = unitFaults(*units); !faults.empty())
        return refused(before, worded(faults.front().sentence));
    edit.after.lists[before.chosen].units = std::move(units);
    return edit;
}

void readScore(const QString& text, DraftReading& reading) {
    if (text.trimmed().isEmpty())
        return;
    bool isNumber = false;
    reading.unit.score = QLocale().toInt(text.trimmed(), &isNumber);
    if (!isNumber)
        reading.scoreFault =
            UnitListsText::tr("%1 is not a whole number.").arg(text.trimmed().left(20));
}

} // namespace

ListsEdit addList(const UnitLists& before, UnitList list, const QString& sentence) {
    const QString title = QString::fromStdString(list.title).trimmed();
    list.title =
        freeTitle(before, title.isEmpty() ? UnitListsText::tr("Units") : title).toStdString();
    ListsEdit edit{sentence, before, {}};
    edit.after.chosen = static_cast<int>(edit.after.lists.size());
    edit.after.lists.append({Keeper::Library,
                             u"units-%1.json"_s.arg(QUuid::createUuid().toString(QUuid::Id128)),
                             std::make_shared<const UnitList>(std::move(list))});
    return edit;
}

ListsEdit copyList(const UnitLists& before) {
    UnitList copy = *before.current().units;
    const QString title = titleOf(before.current());
    copy.title = UnitListsText::tr("Copy of %1").arg(title).toStdString();
    return addList(before, std::move(copy), UnitListsText::tr("Copy %1").arg(title));
}

ListsEdit renameList(const UnitLists& before, const QString& title) {
    if (title.trimmed().isEmpty())
        return refused(before, UnitListsText::tr("A list needs a name."));
    if (hasTitle(before, title.trimmed(), before.chosen))
        return refused(before,
                       UnitListsText::tr("There is a list named %1 already.").arg(title.trimmed()));
    return changed(before, UnitListsText::tr("Rename %1").arg(titleOf(before.current())),
                   [&](UnitList& units) { units.title = title.trimmed().toStdString(); });
}

ListsEdit deleteList(const UnitLists& before) {
    if (before.current().keeper == Keeper::Program)
        return refused(before, UnitListsText::tr("The list of the program cannot be deleted."));
    if (before.current().keeper == Keeper::Hand)
        return refused(before,
                       UnitListsText::tr("This list is the hand's. Use another one for the hand "
                                         "instead."));
    ListsEdit edit{UnitListsText::tr("Delete %1").arg(titleOf(before.current())), before, {}};
    edit.after.lists.removeAt(before.chosen);
    edit.after.chosen = std::max(before.chosen - 1, 0);
    return edit;
}

ListsEdit putUnit(const UnitLists& before, std::optional<int> row, yomi::hands::Unit unit) {
    const QString name = QString::fromStdString(unit.name);
    const auto count = before.current().units->units.size();
    if (!row && count >= static_cast<std::size_t>(mostUnits))
        return refused(before,
                       UnitListsText::tr("A list has at most %Ln units.", nullptr, mostUnits));
    return changed(before,
                   row ? UnitListsText::tr("Change %1").arg(name)
                       : UnitListsText::tr("Add %1").arg(name),
                   [&](UnitList& list) {
                       if (row)
                           list.units[static_cast<std::size_t>(*row)] = std::move(unit);
                       else
                           list.units.push_back(std::move(unit));
                   });
}

ListsEdit removeUnits(const UnitLists& before, const std::vector<int>& rows) {
    return changed(before, UnitListsText::tr("Remove %1").arg(unitsText(rows.size())),
                   [&](UnitList& list) {
                       std::vector<yomi::hands::Unit> kept;
                       for (std::size_t i = 0; i < list.units.size(); ++i)
                           if (std::ranges::find(rows, static_cast<int>(i)) == rows.end())
                               kept.push_back(list.units[i]);
                       list.units = std::move(kept);
                   });
}

RuleBook idolBook(const UnitList& list) {
    Rules rules;
    rules.kinds = list.idols;
    return RuleBook(std::move(rules));
}

UnitDraft draftOf(const RuleBook& idols, const yomi::hands::Unit& unit) {
    return {QString::fromStdString(unit.name),
            QString::fromStdString(tilesText(idols, unit.members)),
            unit.score ? QLocale().toString(*unit.score) : QString()};
}

DraftReading readDraft(const UnitList& list, const UnitDraft& draft, std::optional<int> row) {
    DraftReading reading;
    reading.unit.name = draft.name.trimmed().toStdString();
    readScore(draft.score, reading);
    try {
        reading.unit.members = parseTiles(idolBook(list), draft.members.toStdString());
    } catch (const std::invalid_argument& error) {
        reading.membersFault = messageOf(error);
    }
    // The unit is the last one, so that only its own faults are attributed to it.
    UnitList probe = list;
    if (row)
        probe.units.erase(probe.units.begin() + *row);
    probe.units.push_back(reading.unit);
    for (const UnitFault& fault : unitFaults(probe)) {
        QString& place = fault.field == UnitField::Name      ? reading.nameFault
                         : fault.field == UnitField::Members ? reading.membersFault
                                                             : reading.scoreFault;
        if (place.isEmpty())
            place = worded(fault.sentence);
    }
    return reading;
}

} // namespace yomi::ui::hands
