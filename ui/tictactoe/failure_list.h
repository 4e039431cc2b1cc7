// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tictactoe/solved.h"

#include <QListView>

#include <vector>

namespace yomi::ui {
class ValueTable;
}

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe; // this folder is the user interface of that engine

/// The positions on which a search may err, as small boards: a dot on the moves of its answer, a
/// ring on the others that keep the value of the game, green for right, red for wrong. Can be
/// copied and saved as a table.
class FailureList : public QListView {
    Q_OBJECT

public:
    explicit FailureList(QWidget* parent = nullptr);

    void setFailures(std::vector<StrongFailure> failures, Begins begins);
    void setBegins(Begins begins);
    Begins begins() const { return m_begins; }
    const std::vector<StrongFailure>& failures() const { return m_failures; }

Q_SIGNALS:
    void opened(const Position& position); ///< by a double click or Enter

private:
    std::vector<StrongFailure> m_failures;
    Begins m_begins = Begins::O;
    ValueTable* m_table;
};

/// A mark of the boards, for their legend.
enum class AnswerMark { Wrong, Right, Missed };
void paintAnswerMark(QPainter& painter, QPointF center, AnswerMark mark, const QPalette& palette);

} // namespace yomi::ui::tictactoe
