// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/analysis.h"
#include "ui/games/search_document.h"
#include "ui/inspector/two_runs_view.h"

#include <QWidget>

class QComboBox;

namespace yomi::ui {
class Card;
}

namespace yomi::ui::games {

/// Compares two searches of the document's position node by node: A is the one shown, B any row of
/// the comparison. Computes while visible.
class TwoRunsPage : public QWidget {
    Q_OBJECT

public:
    explicit TwoRunsPage(SearchDocument& document, QWidget* parent = nullptr);

Q_SIGNALS:
    void opened(); ///< the person wants to step through the search shown, from its event

protected:
    void showEvent(QShowEvent* event) override;

private:
    QComboBox* addChoice(bool ofB);
    QList<QWidget*> createChoices();
    void refresh();
    void refreshChoices();
    void open(bool inB, NodeId node);

    SearchDocument& m_document;
    struct Asked {
        SearchRoot root;
        Settings a, b;
        friend bool operator==(const Asked&, const Asked&) = default;
    };
    std::optional<Asked> m_asked; ///< of the runs shown or being recorded
    QList<QComboBox*> m_choices;  ///< of A and of B
    Card* m_card;
    TwoRunsView* m_view;
    Analysis<Asked, TwoRuns> m_runs;
};

} // namespace yomi::ui::games
