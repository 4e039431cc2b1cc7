// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <string>

namespace yomi::ui::splitdamage {

/// The game's tribes in the window's language. Documents have their English words, or any other
/// word of the person's.
QStringList tribeNames();

/// A tribe as the window names it.
QString tribeName(const std::string& tribe);

/// A tribe as documents have it, from its name or its English word in any case.
std::string tribeOf(const QString& typed);

} // namespace yomi::ui::splitdamage
