// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/value_curve.h"

#include "core/search/line_leaves.h"
#include "ui/common/colors.h"
#include "ui/games/comment_words.h"
#include "ui/games/search_document.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace yomi::ui::games {

ValueCurve::ValueCurve(const SearchDocument& document, QWidget* parent)
    : LinePanel(tr("Value over the game"), Unit::Number, parent)
    , m_document(document) {
    setXName(tr("move"));
    setStartsAtZero(false);
    setXText([](int ply) {
        return ply == 0 ? tr("before the first move") : tr("after move %1").arg(ply);
    });
}

void ValueCurve::show(const PlayedGame& game, int plies) {
    setTitle(tr("Value over the game"));
    if (game.plies() == 0)
        return showEmpty(tr("The value of the position after each move is drawn here, as "
                            "%1 sees it.")
                             .arg(m_document.face().sideName(true)));
    constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
    QList<double> exact, estimated;
    for (int ply = 0; ply <= game.plies(); ++ply) {
        const std::optional<KnownValue> known = knownValue(m_document.play(), game, ply);
        exact << (known && known->isExact ? known->value : nothing);
        estimated << (known && !known->isExact ? known->value : nothing);
    }
    const auto isKnown = [](double value) {
        return value == value;
    };
    const bool hasExact = std::ranges::any_of(exact, isKnown);
    if (!hasExact && !std::ranges::any_of(estimated, isKnown))
        return showEmpty(tr("No value is known yet, or those known are hidden."));
    // A value that is certain of the end is drawn at the margin: drawn to scale it would flatten
    // the rest.
    double most = 1;
    for (const double value : estimated)
        if (isKnown(value) && !yomi::search::endOfLines(value))
            most = std::max(most, std::abs(value));
    for (double& value : estimated)
        if (isKnown(value) && yomi::search::endOfLines(value))
            value = std::copysign(1.25 * most, value);
    const Colors& colors = colorsFor(palette());
    const QString side = m_document.face().sideName(true);
    // Estimates have another scale: they are drawn only without exact values.
    const bool leavesOut = hasExact && std::ranges::any_of(estimated, isKnown);
    setTitle(leavesOut  ? tr("Exact values (estimates are left out)")
             : hasExact ? tr("Exact values over the game")
                        : tr("Estimates over the game"));
    const QString name = hasExact ? tr("exact, for %1") : tr("estimated, for %1");
    setLines({hasExact ? Line{name.arg(side), colors.accent, exact, 0}
                       : Line{name.arg(side), colors.muted, estimated, 0}});
    setMarker(plies);
}

} // namespace yomi::ui::games
