// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/draw_chances.h"
#include "core/hands/sampled_chances.h"
#include "ui/common/latest_run.h"
#include "ui/hands/hand_document.h"

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace yomi::ui::hands {

/// The chances over the next draws of a document's hand. While active, they are computed in the
/// background: exact ones for a few draws, first of the measure shown, then playouts for all
/// horizons up to mostDrawsShown for the discards chosen, first a few, then more. Exact ones for
/// more draws are computed only when asked for.
class DrawOutlook : public QObject {
    Q_OBJECT

public:
    using Discard = std::optional<int>; ///< nothing: the hand as it is

    explicit DrawOutlook(HandDocument& document, QObject* parent = nullptr);

    /// Computes only while active, as while a page shows it.
    void setActive(bool active);
    /// The discards with playouts, the most important first.
    void choose(std::vector<Discard> discards);
    /// Exact chances for one draw more than known, however long that takes.
    void extend();
    /// The draws up to which extend() leads; nothing if it cannot, or is under way.
    std::optional<int> extension() const;

    /// Whether what is known belongs to the document's present hand.
    bool isCurrent() const { return m_inputs == m_document.inputs(); }

    struct Value {
        double value;
        std::optional<std::pair<double, double>> spread = {}; ///< of an estimate
        bool isRough = false; ///< an estimate from the first playouts
    };
    /// The chance or the points of a discard within `draws`.
    std::optional<Value> value(Discard discard, DrawMeasure measure, int draws) const;
    /// The horizon chosen, or the whole wall if that has fewer tiles.
    int draws() const;
    /// The draws up to which a measure is exact.
    int exactDraws(DrawMeasure measure) const;
    int wall() const { return m_wall; } ///< tiles that can be drawn
    /// The reason why there are no chances, or no exact ones for more draws.
    const QString& problem() const { return m_problem; }
    /// What is being computed, for a progress bar.
    QString runText() const;
    LatestRunBase& run() { return m_run; }

Q_SIGNALS:
    void changed();

private:
    /// A part of the work.
    struct Stage {
        int draws = 0;
        int samples = 0; ///< 0: exact
        DrawMeasure measure = DrawMeasure::Chance;
        Discard discard = {};

        bool operator==(const Stage&) const = default;
    };

    struct Found {
        DrawChances chances;
        QString problem; ///< the reason why they are for fewer draws than asked for
    };

    static Found compute(const Inputs& inputs, const Stage& stage, std::atomic<double>& progress,
                         const std::stop_token& stop);
    void restart();
    void plan();
    void next();
    void take(Outcome<Found>& outcome);
    int inWall(int draws) const; ///< not more than the wall has
    bool isExact() const { return m_document.view().play == DrawPlay::Best; }

    HandDocument& m_document;
    bool m_active = false;
    std::optional<Inputs> m_inputs; ///< that the results belong to
    int m_wall = 0;
    std::vector<Discard> m_chosen;
    std::map<DrawMeasure, DrawChances> m_best;
    std::map<Discard, std::pair<int, DrawChances>> m_sampled; ///< with the number of playouts
    std::vector<Stage> m_stages;                              ///< to do, the next one last
    std::optional<Stage> m_stage;                             ///< under way
    bool m_isStopped = false;                                 ///< by the person, for these inputs
    QString m_problem;
    std::shared_ptr<std::atomic<double>> m_progress; ///< of an exact stage, 0 to 1
    LatestRun<Found> m_run;
};

} // namespace yomi::ui::hands
