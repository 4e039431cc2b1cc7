// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/analysis.h"
#include "ui/splitdamage/split_damage_document.h"

#include <QWidget>

#include <array>
#include <optional>

class QLabel;
class QVBoxLayout;

namespace yomi::ui::splitdamage {

class PercentBox;

/// The answers in large: the odds of the goal (without one, those of the selected character to
/// die), the fewest hits for the wanted probabilities, and what a clear needs.
class GoalPanel : public QWidget {
    Q_OBJECT

public:
    explicit GoalPanel(SplitDamageDocument& document, QWidget* parent = nullptr);

    void setAnalysis(std::optional<Analysis> analysis);
    void setOutlook(std::optional<Outlook> outlook);
    void setFractions(std::optional<Fractions> fractions);

private:
    struct Row {
        PercentBox* wanted;
        QLabel* hits;
    };

    /// Of whom the large number speaks: the goal, or one target's death.
    struct Subject {
        QString sentence;
        std::optional<std::size_t> target; ///< nothing: the goal
        bool falls = false;                ///< with every hit: nobody must die
    };

    void addTable(QVBoxLayout& column);
    std::optional<Subject> subject() const;
    void refresh();
    void refreshClear();
    QString exactLine(const Subject& subject, double odds) const;
    QString hitsFor(const Subject& subject, double wanted) const;

    SplitDamageDocument& m_document;
    std::optional<Analysis> m_analysis;
    std::optional<Outlook> m_outlook;
    std::optional<Fractions> m_fractions;
    QLabel* m_sentence;
    QLabel* m_odds;
    QLabel* m_exact;
    QLabel* m_hitsHeading;
    std::array<Row, 3> m_rows;
    QLabel* m_clear;
    QLabel* m_clearDetail;
};

} // namespace yomi::ui::splitdamage
