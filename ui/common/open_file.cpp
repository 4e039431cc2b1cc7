// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/open_file.h"

#include "core/common/format_error.h"
#include "core/common/regular_file.h"
#include "ui/common/wording.h"

#include <QFile>

namespace yomi::ui {

void openToRead(QFile& file) {
    if (file.fileName().startsWith(u':')) {
        if (!file.open(QIODevice::ReadOnly))
            throw FormatError(verbatim(problemOf(file)));
        return;
    }
    RegularFile regular(QFile::encodeName(file.fileName()).toStdString());
    file.open(regular.release(), QIODevice::ReadOnly, QFileDevice::AutoCloseHandle);
}

} // namespace yomi::ui
