// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/game_face.h"

namespace yomi::ui::games {

// This folder is the user interface of games of stones: their boards, documents and searches, which
// the inspector shows.
using namespace inspector;
using inspector::Outcome; // not the Outcome of background runs

} // namespace yomi::ui::games
