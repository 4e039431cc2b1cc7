// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/connectfour/position_list.h"
#include "ui/common/wrapped_label.h"
#include "ui/connectfour/ladder_words.h"
#include "ui/connectfour/rules.h"

#include <chrono>
#include <optional>
#include <vector>

class QCheckBox;
class QSpinBox;

namespace yomi::ui {
class CommandButton;
class FlowLayout;
} // namespace yomi::ui

namespace yomi::ui::connectfour {

/// What the steps of the ladder solve, and how.
struct LadderQuestion {
    std::vector<yomi::connectfour::ListedPosition> positions = {};
    bool weak = false;             ///< only the sign of the score
    bool countOnly = false;        ///< steps 4 to 6 are counted without a visit
    std::chrono::seconds limit{5}; ///< per row

    friend bool operator==(const LadderQuestion&, const LadderQuestion&) = default;
};

/// Controls for the question: the document's position or a pasted or opened set of positions, and
/// how to solve them. The label itself lists the invalid lines of a set.
class QuestionBar : public WrappedLabel {
    Q_OBJECT

public:
    /// Adds the controls to `row`.
    QuestionBar(FourDocument& document, FlowLayout& row, QWidget* parent = nullptr);

    /// Without positions if whyNone() has a reason.
    LadderQuestion question() const;
    QString whyNone() const;
    bool hasSet() const { return m_set.has_value(); }

    /// Shows the name of the positions' set.
    void showSource(std::optional<PublicSet> set);

Q_SIGNALS:
    void changed();

private:
    void addCommands(FlowLayout& row);
    void addSwitches(FlowLayout& row);
    void openFile();
    /// Changes nothing if no line is a position.
    void takePositions(const QByteArray& text);
    void showRefusals(const QStringList& sentences);

    FourDocument& m_document;
    /// Instead of the document's position.
    std::optional<std::vector<yomi::connectfour::ListedPosition>> m_set;
    QLabel* m_source;
    CommandButton* m_single;
    QCheckBox* m_weak;
    QCheckBox* m_countOnly;
    QSpinBox* m_limit;
};

} // namespace yomi::ui::connectfour
