// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/core/golden_lines.h"

#include <QDir>
#include <QFile>

#include <stdexcept>
#include <string>
#include <vector>

namespace yomi::icefire::golden {

inline const QString folder = QStringLiteral(YOMI_GOLDEN_DIR "/icefire/");

/// The text of a golden file; throws if it is missing, so that no test passes without it.
inline std::string textOf(const QString& file) {
    QFile opened(folder + file);
    if (!opened.open(QIODevice::ReadOnly))
        throw std::runtime_error("golden file missing: " + file.toStdString());
    return opened.readAll().toStdString();
}

/// The lines of a golden JSON Lines file.
inline std::vector<nlohmann::json> linesOf(const QString& file) {
    return goldenLines("icefire/" + file.toStdString());
}

/// The files of the full games, relative to the folder.
inline QStringList games() {
    QStringList files;
    for (const QString& name :
         QDir(folder + QStringLiteral("games")).entryList({QStringLiteral("*.jsonl")}))
        files.append(QStringLiteral("games/") + name);
    return files;
}

} // namespace yomi::icefire::golden
