// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/field_binder.h"
#include "ui/splitdamage/board_odds.h"
#include "ui/splitdamage/split_damage_document.h"

#include <QWidget>

#include <array>
#include <optional>

class QDoubleSpinBox;
class QLabel;
class QVBoxLayout;

namespace yomi::ui::splitdamage {

/// The main answers: the odds of the goal (without one, those of the selected character's death),
/// the hits and the Spell Damage for the wanted probabilities, and the requirements for a clear.
class GoalPanel : public QWidget {
    Q_OBJECT

public:
    GoalPanel(SplitDamageDocument& document, const BoardAnalysis& analysis,
              QWidget* parent = nullptr);

    /// The line below the odds of the goal with the difference from a pin; may be empty.
    void setDifference(const QString& text);

private:
    struct Row {
        QDoubleSpinBox* wanted;
        QLabel* hits;
        QLabel* spellDamage;
    };

    /// The subject of the large number: the goal, or one target's death.
    struct Subject {
        QString sentence;
        std::optional<std::size_t> target; ///< nothing: the goal
        bool rises = true;                 ///< with every hit: no target must live
        bool falls = false;                ///< with every hit: no target must die

        const std::vector<double>& curve(const Curves& curves) const {
            return target ? curves.kill[*target] : *curves.goal;
        }
    };

    void addTable(QVBoxLayout& column);
    std::optional<Subject> subject() const;
    void refresh();
    void refreshOdds(const Subject& subject);
    void refreshRows(const std::optional<Subject>& subject);
    void refreshClear();
    QString exactLine(const Subject& subject, double odds) const;
    QString hitsFor(const Subject& subject, double wanted) const;
    QString spellDamageFor(const Subject& subject, double wanted) const;
    QString bestLine(const Subject& subject) const;

    SplitDamageDocument& m_document;
    const BoardAnalysis& m_analysis;
    QLabel* m_sentence;
    QLabel* m_difference;
    QLabel* m_odds;
    QLabel* m_exact;
    QLabel* m_hitsHeading;
    std::array<Row, 3> m_rows;
    QLabel* m_best;
    QLabel* m_clear;
    FieldBinder m_fields;
};

} // namespace yomi::ui::splitdamage
