// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/icefire/board_tool.h"
#include "ui/icefire/match_model.h"
#include "ui/icefire/position_edits.h"

#include <QObject>

namespace yomi::ui::icefire {

/// Paints the position shown with a brush: a click or a stroke is one undoable edit. In a played
/// match the position shown replaces the match.
class PaintTool : public QObject, public BoardTool {
    Q_OBJECT

public:
    explicit PaintTool(MatchModel& model, QObject* parent = nullptr);

    Brush brush() const { return m_brush; }
    Player owner() const { return m_owner; }
    void setBrush(Brush brush);
    void setOwner(Player owner);

    void press(Cell cell) override;
    void drag(Cell cell) override;
    /// The keys of brushKey() choose a brush, O the other owner; Delete erases the cell.
    bool key(int key, Cell cell) override;
    void fillMenu(QMenu& menu, Cell cell) override;
    QString hint(Cell cell) const override;

Q_SIGNALS:
    void changed(); ///< brush or owner

private:
    void paint(Brush brush, Cell cell, const QByteArray& stroke = {});

    MatchModel& m_model;
    Brush m_brush = Brush::Land;
    Player m_owner = 0;
    quint64 m_stroke = 0; ///< numbers the strokes, each of which merges into one edit
};

/// The key that chooses the brush.
int brushKey(Brush brush);
/// Whether the brush paints something that has an owner.
bool hasOwner(Brush brush);

} // namespace yomi::ui::icefire
