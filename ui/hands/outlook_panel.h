// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/line_panel.h"
#include "ui/common/field_binder.h"
#include "ui/hands/draw_outlook.h"

class QLabel;

namespace yomi::ui {
class CommandButton;
}

namespace yomi::ui::hands {

/// The chance, or the expected points, over the next draws: a curve for each discard chosen, exact
/// as far as computed and estimated beyond. The marker chooses the horizon of the table.
class OutlookPanel : public LinePanel {
    Q_OBJECT

public:
    OutlookPanel(HandDocument& document, DrawOutlook& outlook, QWidget* parent = nullptr);

    void setDiscards(std::vector<DrawOutlook::Discard> discards);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void createHeader();
    void refresh();
    Line lineOf(DrawOutlook::Discard discard) const;
    QString noteText() const;

    HandDocument& m_document;
    DrawOutlook& m_outlook;
    std::vector<DrawOutlook::Discard> m_discards;
    CommandButton* m_extend;
    QLabel* m_note;
    FieldBinder m_fields;
};

} // namespace yomi::ui::hands
