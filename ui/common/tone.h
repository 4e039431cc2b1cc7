// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yomi::ui {

/// The severity of a sentence to the person.
enum class Tone { Info, Warning, Error };

} // namespace yomi::ui
