// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/millijan.h"
#include "ui/common/game_document.h"

#include <QList>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace yomi::ui::hands {

/// Where a unit list is kept.
enum class Keeper {
    Program, ///< comes with it and cannot be changed
    Library, ///< the person's own, in a file
    Hand     ///< nowhere but in the document
};

/// A unit list as the rule book editor has it. Shared, because every step of the undo stack keeps
/// all lists.
struct KeptList {
    Keeper keeper = Keeper::Library;
    QString file; ///< of a list of the library: its name in the library's folder
    std::shared_ptr<const yomi::hands::UnitList> units;

    friend bool operator==(const KeptList&, const KeptList&) = default;
};

/// What the rule book editor edits.
struct UnitLists {
    QList<KeptList> lists;
    int chosen = 0;

    const KeptList& current() const { return lists[chosen]; }
    friend bool operator==(const UnitLists&, const UnitLists&) = default;
};

using ListsEdit = ui::Edit<UnitLists>;

/// A list of the person's own with these units, under a title that no other list has.
ListsEdit addList(const UnitLists& before, yomi::hands::UnitList list, const QString& sentence);
ListsEdit copyList(const UnitLists& before);
/// Refused for an empty title and for one that another list has.
ListsEdit renameList(const UnitLists& before, const QString& title);
ListsEdit deleteList(const UnitLists& before);

// Of the chosen list's units; refused for the program's list.

/// Instead of unit `row`, or behind the last one. Refused for what unitFaults() refuses.
ListsEdit putUnit(const UnitLists& before, std::optional<int> row, yomi::hands::Unit unit);
ListsEdit removeUnits(const UnitLists& before, const std::vector<int>& rows);

/// A unit as it is typed.
struct UnitDraft {
    QString name;
    QString members; ///< any of their names, a blank between
    QString score;   ///< empty: by its size

    friend bool operator==(const UnitDraft&, const UnitDraft&) = default;
};

/// The idols of a list without its units: a rule book that reads and writes their names.
yomi::hands::RuleBook idolBook(const yomi::hands::UnitList& list);

UnitDraft draftOf(const yomi::hands::RuleBook& idols, const yomi::hands::Unit& unit);

/// A draft read, or what is wrong with each of its fields.
struct DraftReading {
    yomi::hands::Unit unit; ///< as far as it could be read
    QString nameFault, membersFault, scoreFault;

    bool isValid() const {
        return nameFault.isEmpty() && membersFault.isEmpty() && scoreFault.isEmpty();
    }
};

/// `row`: the unit that the draft is to replace.
DraftReading readDraft(const yomi::hands::UnitList& list, const UnitDraft& draft,
                       std::optional<int> row);

} // namespace yomi::ui::hands
