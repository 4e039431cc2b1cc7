// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/hand_advice.h"

#include "core/hands/hand_text.h"

namespace yomi::ui::hands {

HandAdvice::HandAdvice(HandDocument& document, QObject* parent)
    : Analysis(
          [](const Inputs& inputs, const std::stop_token& stop) {
              const RuleBook& book = *inputs.book;
              return discardRanking(book, countTiles(book, inputs.hand),
                                    countTiles(book, inputs.seen),
                                    constraintsOf(book, inputs.constraints), stop);
          },
          parent)
    , m_document(document) {
    setObjectName(QStringLiteral("advice"));
    connect(&document, &Document::changed, this, [this] {
        if (answer() && answer()->inputs.book != m_document.inputs().book)
            clear();
        ask(m_document.inputs());
    });
    ask(document.inputs());
}

const Ranking* HandAdvice::current() const {
    return isFresh() ? result() : nullptr;
}

} // namespace yomi::ui::hands
