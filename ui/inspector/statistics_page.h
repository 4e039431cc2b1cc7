// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/value_table.h"
#include "ui/inspector/cursor.h"

#include <QWidget>

namespace yomi::ui {
class BarPanel;
class Card;
class TableView;
} // namespace yomi::ui

namespace yomi::ui::inspector {

/// The statistics of the recording: sums, iterations and plies as tables, the moves that cut off,
/// the reasons and the table's entries as bars; for a search by visits the moves of its root.
class StatisticsPage : public QWidget {
    Q_OBJECT

public:
    explicit StatisticsPage(Cursor& cursor, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    static QList<ValueColumn> sumColumns(bool isByVisits);
    static QList<ValueColumn> iterationColumns(bool isByVisits);
    static QList<ValueColumn> plyColumns(bool isByVisits);
    static ValueColumn nodeColumn();
    static ValueColumn leafColumn();
    static ValueColumn cutoffColumn();
    void refresh();
    void showTables(const ReadRecording& read);
    void showVisits(const ReadRecording& read);
    void showBars(const Statistics& statistics);

    Cursor& m_cursor;
    Card* m_sumsCard;
    Card* m_iterationsCard;
    Card* m_pliesCard;
    ValueTable m_sums, m_iterations, m_plies;
    TableView *m_iterationsView, *m_pliesView;
    BarPanel* m_ranks;
    BarPanel* m_reasons;
    BarPanel* m_entries;
    BarPanel* m_visits; ///< instead of the others, for a search by visits
};

} // namespace yomi::ui::inspector
