// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/wrapped_label.h"
#include "ui/games/search_cursor.h"

namespace yomi::ui::games {

/// The true value of a leaf, solved in the background while the cursor is at its estimate; hidden
/// elsewhere.
class TrueValue : public WrappedLabel {
    Q_OBJECT

public:
    explicit TrueValue(SearchCursor& cursor, QWidget* parent = nullptr);

private:
    void solve();
    void refresh();

    SearchCursor& m_cursor;
    Analysis<SearchRoot, std::optional<SolvedMoves>> m_solving;
};

} // namespace yomi::ui::games
