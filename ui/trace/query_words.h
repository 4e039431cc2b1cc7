// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/trace/engine.h"

#include <QString>
#include <QStringList>

namespace yomi::ui::trace {

/// Where the word begins that a query typed so far ends with, maybe at its end.
qsizetype wordStart(const QString& query);

/// The words that may stand behind the beginning of a query: attributes and what joins them, or
/// behind a comparison what the attribute can be. `recording` may be null; it knows its reasons.
QStringList wordsBehind(const QString& beginning, const Recording* recording);

} // namespace yomi::ui::trace
