// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/unit_library.h"

#include "core/common/format_error.h"
#include "core/hands/unit_list_json.h"
#include "ui/common/open_file.h"
#include "ui/common/save_file.h"
#include "ui/common/wording.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>

namespace yomi::ui::hands {

using namespace yomi::hands;
using namespace Qt::StringLiterals;

namespace {

struct UnitLibraryText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::hands::UnitLibrary)
};

} // namespace

UnitList readUnitFile(const QString& fileName) {
    constexpr qint64 largest = 4'000'000; // bytes; the standard list has 30,000
    QFile file(fileName);
    openToRead(file);
    if (file.size() > largest)
        throw FormatError(verbatim(UnitLibraryText::tr("It is too large for a unit list.")));
    return readUnitList(parseJson(file.readAll().toStdString()), &standardUnits());
}

QByteArray unitFileText(const UnitList& list) {
    return QByteArray::fromStdString(toJson(list).dump(1)) + '\n';
}

QString UnitLibrary::userFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/unit-lists"_L1;
}

QList<KeptList> UnitLibrary::read(QStringList& problems) const {
    QList<KeptList> lists;
    const QDir folder(m_folder);
    for (const QString& file : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        try {
            lists.append({Keeper::Library, file,
                          std::make_shared<const UnitList>(readUnitFile(folder.filePath(file)))});
        } catch (const FormatError& error) {
            problems += UnitLibraryText::tr("%1 cannot be read: %2")
                            .arg(QDir::toNativeSeparators(folder.filePath(file)), messageOf(error));
        }
    }
    std::ranges::stable_sort(lists, [](const KeptList& a, const KeptList& b) {
        return a.units->title < b.units->title;
    });
    return lists;
}

QString UnitLibrary::save(const UnitLists& before, const UnitLists& after) const {
    QDir folder(m_folder);
    if (!folder.mkpath(u"."_s))
        return UnitLibraryText::tr("The folder %1 cannot be made.").arg(m_folder);
    for (const KeptList& list : after.lists) {
        if (list.keeper != Keeper::Library || before.lists.contains(list))
            continue;
        const QString problem = saveBytes(folder.filePath(list.file), unitFileText(*list.units));
        if (!problem.isEmpty())
            return problem;
    }
    for (const KeptList& list : before.lists) {
        const auto same = [&](const KeptList& kept) {
            return kept.file == list.file;
        };
        if (list.keeper == Keeper::Library && std::ranges::none_of(after.lists, same) &&
            !folder.remove(list.file))
            return UnitLibraryText::tr("%1 cannot be deleted.").arg(folder.filePath(list.file));
    }
    return {};
}

} // namespace yomi::ui::hands
