// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/source_words.h"

#include "ui/common/numbers.h"

#include <QCoreApplication>

namespace yomi::ui::inspector {

namespace {

struct SourceText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::inspector::Source)
};

QString nodeText(NodeId node) {
    return SourceText::tr("node %1").arg(numberText(node, Unit::Count));
}

QString valueText(const Trace& trace, NodeId node) {
    const NodeId keeper = trace.nodes[node].parent;
    return keeper == noNode
               ? SourceText::tr("value of %1, the best so far at the root").arg(nodeText(node))
               : SourceText::tr("value of %1, the best so far at %2")
                     .arg(nodeText(node), nodeText(keeper));
}

QString nullWindowText(const Trace& trace, Source source) {
    const Source around = aroundWhich(trace, source);
    const NodeId number = around.number();
    switch (around.kind()) {
    case SourceKind::Value: {
        const NodeId keeper = trace.nodes[number].parent;
        return keeper == noNode
                   ? SourceText::tr("null window on the value of %1, the best so far at the root")
                         .arg(nodeText(number))
                   : SourceText::tr("null window on the value of %1, the best so far at %2")
                         .arg(nodeText(number), nodeText(keeper));
    }
    case SourceKind::Table:
        return trace.nodes[number].writer == noNode
                   ? SourceText::tr("null window on the table entry that %1 found")
                         .arg(nodeText(number))
                   : SourceText::tr("null window on the table entry written by %1")
                         .arg(nodeText(trace.nodes[number].writer));
    case SourceKind::Aspiration:
        return number == noNode
                   ? SourceText::tr("null window around the expected value")
                   : SourceText::tr("null window on the aspiration around iteration %1")
                         .arg(trace.iterations[number].depth);
    case SourceKind::Guess:
        return SourceText::tr("null window on the tested guess");
    case SourceKind::Range:
        return SourceText::tr("null window on what the game allows");
    case SourceKind::None:
    case SourceKind::NullWindow:
    case SourceKind::Unknown:
        break;
    }
    return SourceText::tr("null window of %1").arg(nodeText(source.number()));
}

} // namespace

QString sourceText(const Trace& trace, Source source) {
    const NodeId number = source.number();
    switch (source.kind()) {
    case SourceKind::None:
        return SourceText::tr("none");
    case SourceKind::Value:
        return valueText(trace, number);
    case SourceKind::Table:
        return trace.nodes[number].writer == noNode
                   ? SourceText::tr("table entry that %1 found").arg(nodeText(number))
                   : SourceText::tr("table entry, written by %1")
                         .arg(nodeText(trace.nodes[number].writer));
    case SourceKind::NullWindow:
        return nullWindowText(trace, source);
    case SourceKind::Aspiration:
        return number == noNode ? SourceText::tr("aspiration around the expected value")
                                : SourceText::tr("aspiration around iteration %1")
                                      .arg(trace.iterations[number].depth);
    case SourceKind::Guess:
        return number == noNode
                   ? SourceText::tr("testing the first guess")
                   : SourceText::tr("testing the previous pass's value, %1").arg(nodeText(number));
    case SourceKind::Range:
        return SourceText::tr("what the game allows");
    case SourceKind::Unknown:
        break;
    }
    return SourceText::tr("the recording does not say");
}

std::optional<EventIndex> sourceEvent(const Trace& trace, Source source) {
    const NodeId number = source.number();
    const auto leftOf = [&](NodeId node) -> std::optional<EventIndex> {
        if (trace.nodes[node].left == noEvent)
            return {};
        return trace.nodes[node].left;
    };
    switch (source.kind()) {
    case SourceKind::Value: {
        const std::optional<EventIndex> left = leftOf(number);
        if (!left || *left + 1 >= trace.events.size())
            return left;
        return *left + 1; // the comparison
    }
    case SourceKind::Table:
        return trace.nodes[number].writer == noNode
                   ? trace.nodes[number].entered
                   : trace.nodes[trace.nodes[number].writer].left - 1; // its store
    case SourceKind::NullWindow: {
        const Source around = aroundWhich(trace, source);
        return around.kind() == SourceKind::Unknown ? trace.nodes[number].entered
                                                    : sourceEvent(trace, around);
    }
    case SourceKind::Aspiration:
        return number == noNode ? std::nullopt
                                : std::optional(trace.iterations[number].endEvent - 1);
    case SourceKind::Guess:
        return number == noNode ? std::nullopt : leftOf(number);
    default:
        return {};
    }
}

std::optional<std::optional<NodeId>> keeperOf(const Trace& trace, Source source) {
    const Source around = aroundWhich(trace, source);
    if (around.kind() == SourceKind::Table)
        return around.number();
    // A null window around something other than a value is kept at the node that opened it.
    const bool isValue = around.kind() == SourceKind::Value;
    if (!isValue && source.kind() != SourceKind::NullWindow)
        return {};
    const NodeId keeper = trace.nodes[(isValue ? around : source).number()].parent;
    return std::optional(keeper == noNode ? std::nullopt : std::optional(keeper));
}

Source reachedEnd(const OpenNode& open) {
    return open.firstToMove ? open.betaSource : open.alphaSource;
}

} // namespace yomi::ui::inspector
