// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/connectfour/public_sets.h"
#include "core/connectfour/solver.h"

#include <QString>

namespace yomi::ui::connectfour {

using yomi::connectfour::Idea;
using yomi::connectfour::PublicSet;

/// An idea in a word or two and in a sentence.
struct IdeaWords {
    QString name, explanation;
};

/// What a step of the ladder adds to the one before.
IdeaWords stepWords(int step);
IdeaWords ideaWords(Idea idea);

/// "Middle-Medium".
QString setName(PublicSet set);

} // namespace yomi::ui::connectfour
