// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/escaped.h"

#include "core/common/escaped.h"

namespace yomi::ui {

QString escaped(const std::string& text) {
    return QString::fromStdString(yomi::escaped(text));
}

QString escaped(const QString& text) {
    return escaped(text.toStdString());
}

QString withoutMarkup(const QString& text) {
    return text.toHtmlEscaped();
}

} // namespace yomi::ui
