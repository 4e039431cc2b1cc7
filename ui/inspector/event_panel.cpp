// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/event_panel.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/escaped.h"
#include "ui/common/numbers.h"
#include "ui/common/scaled_font.h"
#include "ui/common/wording.h"
#include "ui/inspector/event_words.h"
#include "ui/inspector/remark_mark.h"
#include "ui/inspector/score_widgets.h"
#include "ui/inspector/source_words.h"
#include "ui/inspector/symmetry_view.h"
#include "ui/inspector/term_list.h"
#include "ui/inspector/words.h"

#include <QGridLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

namespace yomi::ui::inspector {

namespace {

/// Accepts all digits, even if the number becomes too large: the number as a whole is refused.
class NumberField : public QSpinBox {
    QValidator::State validate(QString& text, int& cursor) const override {
        const QValidator::State state = QSpinBox::validate(text, cursor);
        QString number = text;
        number.remove(prefix()).remove(suffix()).remove(locale().groupSeparator());
        const auto isDigit = [](QChar sign) {
            return sign.isDigit();
        };
        return state == QValidator::Invalid && std::ranges::all_of(number, isDigit)
                   ? QValidator::Intermediate
                   : state;
    }
};

double greatestValue(const Trace& trace) {
    double limit = 2;
    for (const TraceNode& node : trace.nodes)
        if (std::isfinite(node.value))
            limit = std::max(limit, std::abs(node.value));
    return limit;
}

/// In the numbers of the event's subject.
LineMarks lineMarks(const Trace& trace, const TraceState& state, Event event, Perspective numbers) {
    const bool firstToMove = state.path.back().firstToMove;
    const OpenNode subject = shown(state.path.back(), firstToMove, numbers);
    const bool isMean = trace.isByVisits();
    LineMarks marks{{}, subject.proved, subject.best, {}, {}, subject.firstToMove, isMean};
    if (isMean) // no mean is compared before all children have one
        marks.best.reset();
    const TraceNode node = shown(trace.nodes[event.node()], firstToMove, numbers);
    if (trace.hasWindows && subject.hasWindow)
        marks.window = event.kind() == EventKind::Leave // that at entry counts
                           ? Bounds{node.alpha, node.beta}
                           : Bounds{subject.alpha, subject.beta};
    const Bounds proved = shown(provedBy(trace, event.node()), firstToMove, numbers);
    const BoundedScore value{node.value,
                             proved.lower == proved.upper ? BoundKind::Exact : node.bound};
    switch (event.kind()) {
    case EventKind::Child:
    case EventKind::NewBest:
        marks.child = value;
        break;
    case EventKind::Evaluate:
        if (node.end != event.node() + 1)
            break; // its children have not been searched yet
        [[fallthrough]];
    case EventKind::TableHit:
    case EventKind::Leave:
        marks.best.reset(); // it has become the value
        if (node.hasValue)
            marks.value = value;
        break;
    default:
        break;
    }
    return marks;
}

QString changeText(std::int64_t change) {
    const QString digits = numberText(static_cast<double>(std::abs(change)), Unit::Count);
    return change > 0 ? u'+' + digits : change < 0 ? u'−' + digits : QString();
}

} // namespace

EventPanel::EventPanel(Cursor& cursor, QWidget* trueValue, QWidget* parent)
    : Card(tr("Event"), parent)
    , m_cursor(cursor)
    , m_kind(headingLabel({}))
    , m_eventField(new NumberField)
    , m_nodeField(new NumberField)
    , m_headline(new QLabel)
    , m_reason(mutedLabel({}))
    , m_remark(new QLabel)
    , m_terms(new TermList(cursor.legendFace()))
    , m_line(new NumberLine)
    , m_alpha(createSource())
    , m_beta(createSource())
    , m_bounds(headingLabel(tr("Bounds")))
    , m_bars(new BoundsBars)
    , m_noWriter(mutedLabel({})) {
    addHeaderWidget(m_kind);
    m_headline->setFont(scaledFont(headingFont(), 1.25));
    m_headline->setWordWrap(true);
    m_headline->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_headline->setObjectName(QStringLiteral("eventHeadline"));
    m_reason->setObjectName(QStringLiteral("eventReason"));
    m_remark->setObjectName(QStringLiteral("eventRemark"));
    m_remark->setWordWrap(true);
    m_remark->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_reason->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    fitReason();
    content()->setSpacing(spacingUnit);
    content()->addWidget(createFields());
    content()->addWidget(m_headline);
    content()->addWidget(m_reason);
    content()->addWidget(m_remark);
    content()->addWidget(m_terms);
    if (trueValue)
        content()->addWidget(trueValue);
    content()->addWidget(m_line);
    content()->addWidget(m_alpha);
    content()->addWidget(m_beta);
    m_bounds->setContentsMargins(0, 2 * spacingUnit, 0, 0);
    content()->addWidget(m_bounds);
    content()->addWidget(m_bars);
    m_table = createWriter();
    content()->addWidget(m_table);
    m_workSoFar = createWork();
    content()->addWidget(m_workSoFar);
    content()->addStretch(1);
    connect(&cursor, &Cursor::runChanged, this, &EventPanel::takeRun);
    connect(&cursor, &Cursor::eventChanged, this, &EventPanel::refresh);
    connect(&cursor, &Cursor::remarksChanged, this, &EventPanel::refreshRemark);
    connect(&cursor, &Cursor::numbersChanged, this, &EventPanel::refreshNumbers);
    takeRun();
}

QWidget* EventPanel::createFields() {
    auto* both = new QWidget;
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins({});
    column->setSpacing(spacingUnit);
    const auto add = [column](QSpinBox* field, const QString& name, const QString& prefix) {
        field->setAccessibleName(name);
        field->setToolTip(name);
        field->setPrefix(prefix);
        field->setButtonSymbols(QAbstractSpinBox::NoButtons);
        field->setGroupSeparatorShown(true);
        field->setKeyboardTracking(false);
        field->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        column->addWidget(field);
    };
    add(m_eventField, tr("Go to the event"), tr("Event "));
    add(m_nodeField, tr("Go to the entry of the node"), tr("Node "));
    connect(m_eventField, &QSpinBox::valueChanged, this,
            [this](int event) { m_cursor.go(static_cast<EventIndex>(event - 1)); });
    connect(m_nodeField, &QSpinBox::valueChanged, this, [this](int node) {
        if (node >= 0)
            m_cursor.go(m_cursor.trace().nodes[static_cast<NodeId>(node)].entered);
    });
    return both;
}

QLabel* EventPanel::createSource() {
    QLabel* label = mutedLabel({});
    label->setTextFormat(Qt::RichText); // for its link
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(label, &QLabel::linkActivated, this,
            [this](const QString& event) { m_cursor.go(event.toUInt()); });
    return label;
}

QWidget* EventPanel::createWriter() {
    m_writer = new QWidget;
    m_writerLink = new LinkButton({});
    m_writerLink->setToolTip(tr("Goes to the event at which that node stored the entry."));
    m_symmetryName = mutedLabel({});
    m_symmetry = new SymmetryView;
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_writerLink);
    words->addWidget(m_symmetryName);
    words->addStretch(1);
    auto* row = new QHBoxLayout(m_writer);
    row->setContentsMargins({});
    row->addLayout(words, 1);
    row->addWidget(m_symmetry);
    connect(m_writerLink, &QAbstractButton::clicked, this, [this] {
        const TraceNode& node = m_cursor.trace().nodes[*m_cursor.current()];
        m_cursor.go(m_cursor.trace().nodes[node.writer].left - 1); // its store
    });
    auto* either = new QWidget;
    auto* column = new QVBoxLayout(either);
    column->setContentsMargins({});
    column->addWidget(m_writer);
    column->addWidget(m_noWriter);
    either->setFixedHeight(m_symmetry->sizeHint().height() + 4);
    return either;
}

QWidget* EventPanel::createWork() {
    auto* work = new QWidget;
    auto* rows = new QVBoxLayout(work);
    rows->setContentsMargins({});
    rows->setSpacing(spacingUnit);
    rows->addWidget(headingLabel(tr("Work so far")));
    auto* grid = new QGridLayout;
    grid->setVerticalSpacing(2);
    rows->addLayout(grid);
    const std::array names = {tr("computed"),      tr("cuts"),           tr("pruned moves"),
                              tr("saved by cuts"), tr("from the table"), tr("left")};
    const std::array tips = {tr("Nodes that the search has entered."),
                             tr("Cutoffs that left a move unsearched."),
                             tr("The moves that cuts left unsearched."),
                             tr("Nodes at and below these moves, to the depth limit."),
                             tr("Nodes below boards whose value the table gave."),
                             tr("Nodes that this search will still enter.")};
    for (std::size_t i = 0; i < m_work.size(); ++i) {
        auto* name = new QLabel(names[i]);
        name->setToolTip(tips[i]);
        m_work[i] = {new QLabel, mutedLabel({})};
        m_work[i].value->setAlignment(Qt::AlignRight);
        m_work[i].value->setObjectName(QStringLiteral("work%1").arg(i));
        m_work[i].change->setAlignment(Qt::AlignRight);
        m_work[i].change->setWordWrap(false);
        m_work[i].change->setToolTip(tr("Change since the last step."));
        const auto row = static_cast<int>(i);
        grid->addWidget(name, row, 0);
        grid->addWidget(m_work[i].value, row, 1);
        grid->addWidget(m_work[i].change, row, 2);
    }
    grid->setColumnStretch(1, 1);
    grid->setColumnMinimumWidth(2, 64);
    return work;
}

/// Room for the longest reason, so that nothing below moves between steps.
void EventPanel::fitReason() {
    m_reason->setMinimumHeight(4 * m_reason->fontMetrics().lineSpacing());
}

void EventPanel::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitReason();
    if (event->type() == QEvent::PaletteChange) // a remark has the theme's colour
        refreshRemark();
}

void EventPanel::takeRun() {
    m_before.reset();
    if (!m_cursor.run()) {
        setTitle(tr("Event"));
        m_kind->clear();
        return setEmptyText(m_cursor.emptyReason());
    }
    setEmptyText({});
    const Trace& trace = m_cursor.trace();
    m_limit = greatestValue(trace);
    // Means are not bounds, and a snapshot lists a finished tree.
    for (QWidget* part : std::initializer_list<QWidget*>{m_bounds, m_bars, m_table, m_workSoFar})
        part->setVisible(!trace.isByVisits());
    const QSignalBlocker events(m_eventField), nodes(m_nodeField);
    m_eventField->setRange(1, static_cast<int>(m_cursor.eventCount()));
    m_eventField->setSuffix(tr(" of %1").arg(numberText(m_cursor.eventCount(), Unit::Count)));
    const auto last = static_cast<int>(trace.nodes.size()) - 1;
    m_nodeField->setRange(-1, last);
    m_nodeField->setSpecialValueText(tr("the root")); // for the minimum
    m_nodeField->setSuffix(tr(" (0–%1)").arg(numberText(last, Unit::Count)));
    refresh();
}

void EventPanel::refresh() {
    if (!m_cursor.run())
        return;
    setTitle(tr("Event %1 of %2")
                 .arg(numberText(m_cursor.event() + 1, Unit::Count),
                      numberText(m_cursor.eventCount(), Unit::Count)));
    m_kind->setText(isOutcomeAsked()
                        ? tr("value")
                        : kindName(m_cursor.trace(), m_cursor.trace().events[m_cursor.event()]));
    refreshNumbers();
    refreshFields();
    refreshRemark();
    refreshEstimate();
    refreshTable();
    refreshWork();
}

void EventPanel::refreshNumbers() {
    if (!m_cursor.run())
        return;
    const TraceState& state = m_cursor.state();
    const Perspective numbers = m_cursor.numbers();
    const EventWords words = isOutcomeAsked()
                                 ? returnedWords(*m_cursor.run(), m_cursor.event())
                                 : eventWords(*m_cursor.run(), state, m_cursor.event(), numbers);
    const Event event = m_cursor.trace().events[m_cursor.event()];
    m_headline->setText(words.headline);
    m_reason->setText(joinedSentences({words.reason, m_cursor.toldOf(event)}));
    m_line->show({m_limit}, lineMarks(m_cursor.trace(), state, event, numbers));
    BoundsBars::Bars bars{state.found, state.computed, state.stored};
    for (std::optional<Bounds>& bar : bars)
        if (bar)
            bar = shown(*bar, state.path.back().firstToMove, numbers);
    m_bars->show({m_limit}, bars);
    refreshSources();
}

/// Whether the quiz asks for the outcome of the comparison shown: the run ends with it until the
/// answer.
bool EventPanel::isOutcomeAsked() const {
    const EventKind kind = m_cursor.trace().events[m_cursor.event()].kind();
    return m_cursor.isEndHidden() && m_cursor.event() + 1 == m_cursor.eventCount() &&
           (kind == EventKind::Child || kind == EventKind::NewBest);
}

void EventPanel::refreshFields() {
    const QSignalBlocker events(m_eventField), nodes(m_nodeField);
    m_eventField->setValue(static_cast<int>(m_cursor.event()) + 1);
    const std::optional<NodeId> node = m_cursor.current();
    m_nodeField->setValue(node ? static_cast<int>(*node) : -1);
}

void EventPanel::refreshRemark() {
    const Remarks& remarks = m_cursor.remarks();
    const std::optional<NodeId> node = m_cursor.run() ? m_cursor.current() : std::nullopt;
    const auto found = node ? remarks.find(*node) : remarks.end();
    m_remark->setVisible(found != remarks.end());
    if (found == remarks.end())
        return;
    m_remark->setText(found->second.sentences);
    QPalette colored = palette();
    colored.setColor(QPalette::WindowText, severityColor(found->second.severity, palette()));
    m_remark->setPalette(colored);
}

void EventPanel::refreshSources() {
    const Trace& trace = m_cursor.trace();
    const OpenNode& open = m_cursor.state().path.back();
    const OpenNode subject = shown(open, open.firstToMove, m_cursor.numbers());
    const auto show = [&](QLabel* label, const QString& end, Source source) {
        label->setVisible(trace.hasWindows && source.kind() != SourceKind::None);
        const QString words = withoutMarkup(sourceText(trace, source));
        const std::optional<EventIndex> event = sourceEvent(trace, source);
        label->setText(tr("%1: %2").arg(
            end, event ? QStringLiteral("<a href=\"%1\">%2</a>").arg(*event).arg(words) : words));
    };
    show(m_alpha, tr("α\u00a0%1").arg(scoreText(subject.alpha)), subject.alphaSource);
    show(m_beta, tr("β\u00a0%1").arg(scoreText(subject.beta)), subject.betaSource);
}

void EventPanel::refreshEstimate() {
    const Trace& trace = m_cursor.trace();
    if (!isEstimate(trace, m_cursor.event()))
        return m_terms->show({}, {});
    const std::vector<Move> path = pathTo(trace, trace.events[m_cursor.event()].node());
    m_terms->show(trace.game->terms(path), trace.game->boardText(path));
}

void EventPanel::refreshTable() {
    const Trace& trace = m_cursor.trace();
    const TraceState& state = m_cursor.state();
    m_writer->setVisible(state.found.has_value());
    m_noWriter->setVisible(!state.found);
    if (!state.found) {
        m_noWriter->setText(trace.hasTable ? tr("Nothing from the table here.")
                                           : tr("This search has no table."));
        return;
    }
    const NodeId id = *m_cursor.current();
    const TraceNode& node = trace.nodes[id];
    m_writerLink->setText(tr("Node %1").arg(numberText(node.writer, Unit::Count)));
    const std::vector<Move> from = pathTo(trace, node.writer), to = pathTo(trace, id);
    const std::optional<Image> image = trace.game->image(from, to);
    m_symmetry->setVisible(image.has_value());
    m_symmetryName->setText(image ? tr("wrote it: %1").arg(imageName(*image)) : tr("wrote it"));
    if (image)
        m_symmetry->show(m_cursor.face(), trace.game->boardText(from), trace.game->boardText(to),
                         *image);
}

void EventPanel::refreshWork() {
    const WorkSoFar now = m_cursor.run()->workAt(m_cursor.event());
    const bool comparable = m_before && m_iterationBefore == m_cursor.iteration();
    const WorkSoFar before = comparable ? *m_before : now;
    const auto counts = [](const WorkSoFar& work) {
        return std::array<std::optional<std::int64_t>, 6>{
            work.computed, work.cuts, work.pruned, work.belowPruned, work.fromTable, work.left};
    };
    const auto values = counts(now), old = counts(before);
    for (std::size_t i = 0; i < m_work.size(); ++i) {
        m_work[i].value->setText(values[i]
                                     ? numberText(static_cast<double>(*values[i]), Unit::Count)
                                     : noNumber.toString());
        m_work[i].change->setText(values[i] ? changeText(*values[i] - *old[i]) : QString());
    }
    m_before = now;
    m_iterationBefore = m_cursor.iteration();
}

} // namespace yomi::ui::inspector
