// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/hand_analysis.h"

#include <QCoreApplication>

#include <algorithm>

namespace yomi::ui::hands {

HandAnalysis::HandAnalysis(HandDocument& document, QObject* parent)
    : Analysis(
          [](const Inputs& inputs, const std::stop_token& stop) { return analyze(inputs, stop); },
          parent)
    , m_document(document) {
    setObjectName(QStringLiteral("analysis"));
    connect(&document, &Document::changed, this, [this] {
        if (answer() && answer()->inputs.book != m_document.inputs().book)
            clear();
        ask(m_document.inputs());
    });
    ask(document.inputs());
}

QString HandAnalysis::emptyReason() const {
    return state() == AnalysisState::Stopped
               ? QCoreApplication::translate(
                     "yomi::ui::hands::HandAnalysis",
                     "Stopped before the answer was found. The next edit starts again.")
               : error();
}

int HandAnalysis::shownPartition() const {
    // A file may name one that a change of the rules has removed.
    const auto listed = result()->best.partitions.size();
    return std::min(m_document.view().partition, static_cast<int>(listed) - 1);
}

} // namespace yomi::ui::hands
