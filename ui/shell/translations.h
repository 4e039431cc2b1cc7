// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace yomi::ui {

/// Installs the catalog of the person's language, or the English one, which only has the plural
/// forms of the source texts; and Qt's own catalog of the same language.
void installTranslations(QCoreApplication& application);

} // namespace yomi::ui
