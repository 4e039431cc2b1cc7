// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/compared_rows.h"
#include "ui/games/search_document.h"

class QAction;
class QMenu;

namespace yomi::ui::games {

/// The searches of the document on its position: rows like those of published solver benchmarks.
/// The selected row is the search shown, whose settings are next to it; rows are added, removed and
/// replaced by presets.
///
/// The counts come first, from a search on the bitboard, which visits the same nodes as a search on
/// any other board; the times are medians of up to 200 searches.
class SearchRows : public ComparedRows {
    Q_OBJECT

public:
    explicit SearchRows(SearchDocument& document);

    QList<MethodColumn> columns() const override;
    QWidget* setUp(MethodsPage& page, FlowLayout& bar) override;
    QList<Method> methods() override;
    QString whyNotRun() const override { return m_document.whyNotSearched(); }
    QString note() const override { return m_document.face().comparisonNote(); }
    int current() const override { return static_cast<int>(m_document.view().search); }
    void select(int row) override { m_document.showSearch(static_cast<std::size_t>(row)); }
    void open() override { m_document.setPage(treePage); }

    QStringList choices() const override;
    std::array<int, 2> compared() const override;
    void compare(bool asB, int row) override;
    RowPair pair() const override;
    QString explanation() const override;
    bool hasSteps() const override { return true; }
    void step(bool inB, EventIndex event) override;

private:
    QAction* addCommand(MethodsPage& page, const QString& text, const QString& tip, Qt::Key key,
                        const std::function<void()>& run);
    QMenu* createPresets(QWidget* parent);
    void enableCommands();

    SearchDocument& m_document;
    QAction* m_add = nullptr;
    QAction* m_remove = nullptr;
};

} // namespace yomi::ui::games
