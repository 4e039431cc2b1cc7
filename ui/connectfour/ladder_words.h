// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/connectfour/public_sets.h"
#include "core/connectfour/solver.h"

#include <QString>

namespace yomi::ui::connectfour {

using yomi::connectfour::Idea;
using yomi::connectfour::PublicSet;

/// The idea that a step of the ladder adds, in a word or two and in a sentence.
QString stepName(int step);
QString stepExplanation(int step);

/// The same for an idea of the solver.
QString ideaName(Idea idea);
QString ideaExplanation(Idea idea);

/// "Middle-Medium".
QString setName(PublicSet set);

/// A mean of counts: whole from 1000 on, 51.28 below.
QString meanText(double mean);

/// A factor with its direction: "÷ 23.3" of 23.3, "× 1.67" of 0.6, "=" of 1.
QString factorText(double factor);

} // namespace yomi::ui::connectfour
