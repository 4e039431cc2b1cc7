// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/icefire/paint_tool.h"

#include <QWidget>

class QButtonGroup;

namespace yomi::ui::icefire {

/// The tools of the position editor, drawn as on the board, and the owner for new pieces.
class BrushPalette : public QWidget {
    Q_OBJECT

public:
    explicit BrushPalette(PaintTool& tool, QWidget* parent = nullptr);

private:
    void refresh();

    PaintTool& m_tool;
    QButtonGroup* m_brushes;
    QButtonGroup* m_owners;
};

} // namespace yomi::ui::icefire
