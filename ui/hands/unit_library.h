// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hands/unit_lists.h"

#include <QStringList>

namespace yomi::ui::hands {

/// The person's unit lists: one file each in a folder, in the export format
/// (core/hands/unit_list_json.h), so that a damaged file affects only its own list.
class UnitLibrary {
public:
    explicit UnitLibrary(const QString& folder)
        : m_folder(folder) {}

    /// The desktop's standard folder for a program of this name.
    static QString userFolder();

    /// The lists by title. An unreadable file is left unchanged and adds an error.
    QList<KeptList> read(QStringList& problems) const;

    /// Writes and deletes the files of changed lists. Returns the error, empty on success.
    QString save(const UnitLists& before, const UnitLists& after) const;

private:
    QString m_folder;
};

/// Reads the unit list of a file. Throws FormatError.
yomi::hands::UnitList readUnitFile(const QString& fileName);
QByteArray unitFileText(const yomi::hands::UnitList& list);

} // namespace yomi::ui::hands
