// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/recorded_search.h"
#include "core/tree/trace.h"

namespace yomi::ui::inspector {

// This folder is the user interface of searches and recordings.
using namespace yomi::tree;
using yomi::search::Algorithm;
using yomi::search::BoardKind;
using yomi::search::Counters;
using yomi::search::Iteration;
using yomi::search::points;
using yomi::search::RecordedSearch;
using yomi::search::SearchResult;
using yomi::search::Settings;
using yomi::search::Update;
using yomi::tree::Outcome; // not the Outcome of background runs

} // namespace yomi::ui::inspector
