// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTabWidget>

namespace yomi::ui::games {

class SearchCursor;

/// The pages that examine the search shown as if another program had recorded it, made when they
/// are first shown. The document has the current one.
class ExaminationPages : public QTabWidget {
    Q_OBJECT

public:
    explicit ExaminationPages(SearchCursor& cursor, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void makePages();
    void follow();

    QPointer<SearchCursor> m_cursor; ///< gone before its views, which then are hidden
};

} // namespace yomi::ui::games
