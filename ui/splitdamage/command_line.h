// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/targets.h"

#include <QString>

namespace yomi::ui::splitdamage {

/// The yomi-cli command that computes the same odds, quoted for a POSIX shell; empty when nobody is
/// in the pool.
QString oddsCommand(const yomi::splitdamage::Setup& setup);

} // namespace yomi::ui::splitdamage
