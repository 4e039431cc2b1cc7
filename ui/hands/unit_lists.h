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

/// The place where a unit list is saved.
enum class Keeper {
    Program, ///< part of the program and unchangeable
    Library, ///< the person's own, in a file
    Hand     ///< only in the document
};

/// A unit list in the rule book editor. Shared, because every step of the undo stack has all lists.
struct KeptList {
    Keeper keeper = Keeper::Library;
    QString file; ///< for a list of the library: its name in the library's folder
    std::shared_ptr<const yomi::hands::UnitList> units;

    friend bool operator==(const KeptList&, const KeptList&) = default;
};

/// The data that the rule book editor edits.
struct UnitLists {
    QList<KeptList> lists;
    int chosen = 0;

    const KeptList& current() const { return lists[chosen]; }
    friend bool operator==(const UnitLists&, const UnitLists&) = default;
};

using ListsEdit = ui::Edit<UnitLists>;

/// Adds a list of the person's own with these units, under a new title.
ListsEdit addList(const UnitLists& before, yomi::hands::UnitList list, const QString& sentence);
ListsEdit copyList(const UnitLists& before);
/// Refused for an empty title and for that of another list.
ListsEdit renameList(const UnitLists& before, const QString& title);
ListsEdit deleteList(const UnitLists& before);

// Edits of the selected list's units; refused for the program's list.

/// Replaces unit `row`, or adds one after the last. Refused for the faults in unitFaults().
ListsEdit putUnit(const UnitLists& before, std::optional<int> row, yomi::hands::Unit unit);
ListsEdit removeUnits(const UnitLists& before, const std::vector<int>& rows);

/// A unit as typed.
struct UnitDraft {
    QString name;
    QString members; ///< any of their names, separated by blanks
    QString score;   ///< empty: according to its size

    friend bool operator==(const UnitDraft&, const UnitDraft&) = default;
};

/// The idols of a list without its units: a rule book that reads and writes their names.
yomi::hands::RuleBook idolBook(const yomi::hands::UnitList& list);

UnitDraft draftOf(const yomi::hands::RuleBook& idols, const yomi::hands::Unit& unit);

/// The unit in a draft, or the errors in each of its fields.
struct DraftReading {
    yomi::hands::Unit unit; ///< as far as it is valid
    QString nameFault, membersFault, scoreFault;

    bool isValid() const {
        return nameFault.isEmpty() && membersFault.isEmpty() && scoreFault.isEmpty();
    }
};

/// `row`: the unit that the draft replaces.
DraftReading readDraft(const yomi::hands::UnitList& list, const UnitDraft& draft,
                       std::optional<int> row);

} // namespace yomi::ui::hands
