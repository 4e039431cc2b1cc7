// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hands/unit_lists.h"

#include <QStringList>

namespace yomi::ui::hands {

/// The person's unit lists: one file each in a folder, as they are exported
/// (core/hands/unit_list_json.h), so that a damaged one costs no other.
class UnitLibrary {
public:
    explicit UnitLibrary(const QString& folder)
        : m_folder(folder) {}

    /// The folder that the desktop gives to a program of this name.
    static QString userFolder();

    /// The lists by title. A file that cannot be read is left alone and gets a sentence.
    QList<KeptList> read(QStringList& problems) const;

    /// Writes and deletes the files of what has changed. Returns the sentence that says what could
    /// not be done, empty when all was.
    QString save(const UnitLists& before, const UnitLists& after) const;

private:
    QString m_folder;
};

/// A unit list of a file. Throws FormatError.
yomi::hands::UnitList readUnitFile(const QString& fileName);
QByteArray unitFileText(const yomi::hands::UnitList& list);

} // namespace yomi::ui::hands
