// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/trace/node_tree.h"
#include "ui/trace/recording_stepper.h"

#include <QWidget>

class QTreeView;

namespace yomi::ui {
class Card;
class PlaybackBar;
} // namespace yomi::ui

namespace yomi::ui::trace {

/// The tree as an outline, stepped through event by event, with the node and the lines beside it.
class TreePage : public QWidget {
    Q_OBJECT

public:
    explicit TreePage(RecordingStepper& stepper, QWidget* parent = nullptr);

    PlaybackBar* playback() const { return m_playback; }

private:
    void takeRecording();
    void follow();

    RecordingStepper& m_stepper;
    NodeTree m_model;
    Card* m_card;
    QTreeView* m_tree;
    PlaybackBar* m_playback;
    bool m_following = false;
};

} // namespace yomi::ui::trace
