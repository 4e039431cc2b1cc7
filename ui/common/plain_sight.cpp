// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/plain_sight.h"

namespace yomi::ui {

QString inPlainSight(const std::string& text) {
    QString shown;
    for (const QChar character : QString::fromStdString(text)) {
        const QChar::Category category = character.category();
        if (category == QChar::Other_Control || category == QChar::Other_Format ||
            category == QChar::Separator_Line || category == QChar::Separator_Paragraph)
            shown += QStringLiteral("\\u%1").arg(int{character.unicode()}, 4, 16, QLatin1Char('0'));
        else
            shown += character;
    }
    return shown;
}

} // namespace yomi::ui
