// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/icefire/board_hand.h"
#include "ui/icefire/match_model.h"

#include <QObject>

namespace yomi::ui::icefire {

/// Paints the position shown with a tool: a click or a stroke is one undoable edit. In a match that
/// has been played, the position shown takes its place.
class EditHand : public QObject, public BoardHand {
    Q_OBJECT

public:
    explicit EditHand(MatchModel& model, QObject* parent = nullptr);

    Tool tool() const { return m_tool; }
    Player owner() const { return m_owner; }
    void setTool(Tool tool);
    void setOwner(Player owner);

    void press(Cell cell) override;
    void drag(Cell cell) override;
    /// The keys of toolKey() choose a tool, O the other owner; Delete erases what stands there.
    bool key(int key, Cell cell) override;
    void fillMenu(QMenu& menu, Cell cell) override;
    QString hint(Cell cell) const override;

Q_SIGNALS:
    void changed(); ///< tool or owner

private:
    void paint(Tool tool, Cell cell, const QByteArray& stroke = {});

    MatchModel& m_model;
    Tool m_tool = Tool::Land;
    Player m_owner = 0;
    quint64 m_stroke = 0; ///< numbers the strokes, each of which merges into one edit
};

/// The key that chooses the tool.
int toolKey(Tool tool);
/// Whether the tool puts down something that has an owner.
bool hasOwner(Tool tool);

} // namespace yomi::ui::icefire
