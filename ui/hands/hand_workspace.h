// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/workspace.h"
#include "ui/hands/hand_analysis.h"

class QTabWidget;

namespace yomi::ui::hands {

class AnswerPanel;
class HandPanel;
class PalettePanel;

/// The screen of a hand: the hand, its best partition and the palette at the left; rules and the
/// pages that look further at the right.
class HandWorkspace : public Workspace {
    Q_OBJECT

public:
    explicit HandWorkspace(HandDocument& document, QWidget* parent = nullptr);

    QString copyText() const override;
    QString pasteText(const QString& text) override;
    QString copyCommand() const override;

private:
    QWidget* createPages();
    void showReading();
    void tellPointed(int kind);

    HandDocument& m_document;
    HandAnalysis m_analysis;
    HandPanel* m_hand;
    AnswerPanel* m_answer;
    PalettePanel* m_palette;
};

} // namespace yomi::ui::hands
