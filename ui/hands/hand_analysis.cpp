// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/hand_analysis.h"

#include "core/common/timing.h"
#include "core/hands/hand_text.h"

#include <algorithm>

namespace yomi::ui::hands {

HandReading readHand(const Inputs& inputs, const std::stop_token& stop) {
    const RuleBook& book = *inputs.book;
    HandReading reading{inputs,
                        countTiles(book, inputs.hand),
                        countTiles(book, inputs.seen),
                        constraintsOf(book, inputs.constraints),
                        {},
                        {},
                        0};
    const auto read = [&] {
        reading.analysis = analyse(book, reading.hand, reading.seen, reading.constraints, stop);
    };
    reading.fitting = fittingMelds(book, reading.hand);
    reading.seconds = measure(1, read, stop).median;
    return reading;
}

HandAnalysis::HandAnalysis(HandDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_run([this](const Outcome<HandReading>& outcome) { take(outcome); }) {
    const auto start = [this] {
        m_run.start([inputs = m_document.inputs()](const std::stop_token& stop) {
            return readHand(inputs, stop);
        });
    };
    connect(&document, &Document::changed, this, [this, start] {
        if (m_reading && m_reading->inputs.book != m_document.inputs().book)
            take({}); // the numbers of its tiles and melds mean others now
        start();
    });
    connect(&m_run, &BackgroundRun::stopped, this, [this] {
        take({{}, tr("Stopped before the answer was found. The next edit starts anew.")});
    });
    start();
}

int HandAnalysis::shownPartition() const {
    // A file may name one that a change of the rules has taken away.
    const auto listed = m_reading->analysis.best.partitions.size();
    return std::min(m_document.shownPartition(), static_cast<int>(listed) - 1);
}

void HandAnalysis::take(const Outcome<HandReading>& outcome) {
    m_reading = outcome.result;
    m_error = outcome.error;
    Q_EMIT changed();
}

} // namespace yomi::ui::hands
