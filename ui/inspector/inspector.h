// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"

namespace yomi::ui::inspector {

class OutlineView;
class Cursor;
class TreePanel;

/// The tree of the cursor's run, with an optional column of cards next to it, and below both the
/// outline, hidden until a link of the tree shows it.
class Inspector : public CardSplitter {
    Q_OBJECT

public:
    Inspector(Cursor& cursor, TreePanel* tree, QWidget* beside = nullptr,
              QWidget* parent = nullptr);

    OutlineView* outline() const { return m_outline; }

private:
    OutlineView* m_outline;
};

} // namespace yomi::ui::inspector
