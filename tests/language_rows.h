// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/wordings.h"

#include <QString>
#include <QTest>

namespace yomi {

/// A row with the column "language" for each language besides English.
inline void addLanguages() {
    QTest::addColumn<QString>("language");
    for (const std::string& language : languages())
        QTest::newRow(language.c_str()) << QString::fromStdString(language);
}

} // namespace yomi
