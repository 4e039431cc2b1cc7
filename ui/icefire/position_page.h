// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/field_binder.h"
#include "ui/icefire/paint_tool.h"

#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QSpinBox;

namespace yomi::ui {
class Card;
}

namespace yomi::ui::icefire {

/// The position editor: tools for the cells, the numbers of the position, maps from seeds, and the
/// reasons why a position cannot occur.
class PositionPage : public QWidget {
    Q_OBJECT

public:
    explicit PositionPage(MatchModel& model, QWidget* parent = nullptr);

    PaintTool& tool() { return m_tool; }

private:
    Card* createTools();
    Card* createNumbers();
    Card* createMap();
    Card* createFaults();
    /// A box whose consecutive changes are one edit; `sentence` has a place for the number.
    QSpinBox* createNumber(const QString& explanation, int least, int most,
                           const std::function<int(const State&)>& get,
                           const std::function<State(State, int)>& change, const QString& sentence);
    QString performOn(State position, const QString& sentence, const QByteArray& mergeKey = {});
    void makeMap();
    void refresh();

    MatchModel& m_model;
    PaintTool m_tool;
    FieldBinder m_fields;
    QLabel* m_warning;
    QLineEdit* m_seed;
    QLabel* m_seedError;
    QLabel* m_faults;
};

} // namespace yomi::ui::icefire
