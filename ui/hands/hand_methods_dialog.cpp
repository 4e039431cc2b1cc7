// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/hand_methods_dialog.h"

#include "core/common/stop_timer.h"
#include "core/common/timing.h"
#include "core/hands/hand_text.h"
#include "core/hands/measure_counter.h"
#include "core/hands/partition.h"
#include "core/hands/reference.h"
#include "ui/charts/methods_input.h"
#include "ui/common/colors.h"
#include "ui/hands/hand_document.h"
#include "ui/hands/words.h"

#include <QCoreApplication>
#include <QTabWidget>
#include <QVBoxLayout>

#include <stdexcept>
#include <type_traits>

namespace yomi::ui::hands {

using namespace yomi::hands;

namespace {

struct MethodRowsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::hands::HandMethodRows)
};

QString methodName(ReferenceMethod method) {
    switch (method) {
    case ReferenceMethod::Subsets:
        return MethodRowsText::tr("Subsets");
    case ReferenceMethod::Backtracking:
        return MethodRowsText::tr("Backtracking");
    case ReferenceMethod::ReuseList:
        return MethodRowsText::tr("Reuse list");
    case ReferenceMethod::Cache:
        return MethodRowsText::tr("Cache");
    case ReferenceMethod::ReuseAndCache:
        return MethodRowsText::tr("Reuse and cache");
    }
    return {};
}

QString formName(CounterForm form) {
    switch (form) {
    case CounterForm::Loop:
        return MethodRowsText::tr("16 ints, loop");
    case CounterForm::Unrolled:
        return MethodRowsText::tr("16 ints, written out");
    case CounterForm::OneWord:
        return MethodRowsText::tr("Packed, 15 cards in one word");
    case CounterForm::FourWords:
        return MethodRowsText::tr("Packed, 54 tiles in four words");
    }
    return {};
}

QString resultText(const RuleBook& book, bool complete, int score, std::size_t melds) {
    if (book.objective() == Objective::FewestPlays)
        return playsText(melds);
    return (complete ? MethodRowsText::tr("%1 by %2, complete") : MethodRowsText::tr("%1 by %2"))
        .arg(scoreText(score), unitsText(melds));
}

/// Runs `solve` once, or repeatedly if that is quick, and makes a row of the result. `meldsOf`
/// reads the best partition from it.
template <class Solve, class MeldsOf>
QVariantList measuredRow(const RuleBook& book, double patience, const std::stop_token& stop,
                         Solve&& solve, MeldsOf&& meldsOf) {
    constexpr double repeating = 0.1; // seconds for the repeats of one row
    constexpr int mostRepeats = 1001;
    std::stop_source ends;
    const std::stop_callback onStop(stop, [&] { ends.request_stop(); });
    StopTimer timer(patience);
    timer.start(ends);
    std::invoke_result_t<Solve, const std::stop_token&> found;
    try {
        const Timing timing = measureWithin(
            repeating, mostRepeats, [&] { found = solve(ends.get_token()); }, ends.get_token());
        return {static_cast<qlonglong>(found.nodes), timing.median,
                resultText(book, found.complete, found.score, meldsOf(found).size())};
    } catch (const Stopped&) {
        if (stop.stop_requested())
            throw;
        throw std::invalid_argument(MethodRowsText::tr("It was given up after %1.")
                                        .arg(numberText(patience, Unit::Seconds))
                                        .toStdString());
    }
}

template <class Pile>
Method referenceRow(const HandProblem& asked, ReferenceMethod method, const QString& tiles,
                    double patience) {
    return {MethodRowsText::tr("%1, %2").arg(methodName(method), tiles),
            {},
            [=](const std::stop_token& stop) {
                const auto problem =
                    referenceProblem<Pile>(*asked.book, asked.hand, asked.constraints);
                return measuredRow(
                    *asked.book, patience, stop,
                    [&](const std::stop_token& ends) {
                        return referencePartition(problem, method, ends);
                    },
                    [](const ReferencePartition& found) -> const auto& { return found.melds; });
            }};
}

/// The second hand of the source article, the one of its measurements.
HandProblem articleHand() {
    const auto book = ruleBook(standardUnits());
    return {book,
            parseTiles(*book, "春香 千早 美希 真 貴音 やよい まつり 真美 エミリー 亜美 桃子 伊織 "
                              "育"),
            {}};
}

QString handText(const HandProblem& problem) {
    return QString::fromStdString(tilesText(*problem.book, problem.hand));
}

QVBoxLayout* columnOf(QWidget* page) {
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(cardPadding, cardPadding, cardPadding, cardPadding);
    column->setSpacing(cardPadding);
    return column;
}

} // namespace

QList<MethodColumn> partitionColumns() {
    return {{{MethodRowsText::tr("nodes"),
              MethodRowsText::tr(
                  "Subsets tried, calls of the recursive function (those answered by the cache "
                  "not counted), or rests of the hand that the engine computed."),
              Unit::Count},
             true},
            {{MethodRowsText::tr("time"), MethodRowsText::tr("The median of repeated runs."),
              Unit::Seconds},
             true},
            {{MethodRowsText::tr("result"),
              MethodRowsText::tr("The best split: its score and the number of melds."),
              {}},
             false}};
}

QList<Method> partitionMethods(const HandProblem& problem, double patience) {
    QList<Method> rows;
    for (const ReferenceMethod method : enumerators<ReferenceMethod>)
        rows += referenceRow<TileNames>(problem, method, MethodRowsText::tr("names"), patience);
    for (const ReferenceMethod method : enumerators<ReferenceMethod>)
        rows += referenceRow<Tiles>(problem, method, MethodRowsText::tr("packed"), patience);
    rows += {MethodRowsText::tr("Packed engine"), {}, [=](const std::stop_token& stop) {
                 const Tiles hand = countTiles(*problem.book, problem.hand);
                 return measuredRow(
                     *problem.book, patience, stop,
                     [&](const std::stop_token& ends) {
                         return bestPartition(*problem.book, hand, problem.constraints, ends);
                     },
                     [](const BestPartition& found) -> const auto& { return found.first(); });
             }};
    return rows;
}

QList<MethodColumn> counterColumns() {
    return {
        {{MethodRowsText::tr("contains"),
          MethodRowsText::tr("Whether a hand has all tiles of a meld: the median for one meld."),
          Unit::Seconds},
         true},
        {{MethodRowsText::tr("remove"),
          MethodRowsText::tr("The hand without the tiles of a meld: the median for one meld."),
          Unit::Seconds},
         true}};
}

QList<Method> counterMethods() {
    QList<Method> rows;
    for (const CounterForm form : counterForms)
        rows += {formName(form), {}, [form](const std::stop_token& stop) -> QVariantList {
                     constexpr int repeats = 2001;
                     const CounterCost cost = measureCounter(form, repeats, stop);
                     return {cost.contains, cost.remove};
                 }};
    return rows;
}

HandMethodsDialog::HandMethodsDialog(const HandDocument& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_input(
          new MethodsInput(tr("The article's hand"), tr("This hand"),
                           tr("Compares the methods on the hand of the document as it is now.")))
    , m_partitions(new MethodsPage(
          tr("Methods"),
          tr("The article tries subsets, then backtracks, hands down the list of units that still "
             "fit, and keeps a cache; the packed engine covers the hand from its lowest tile "
             "upwards and meets every rest of it once. All must find the same split: what "
             "differs is how many nodes they visit, and that a node on packed counters takes a "
             "few instructions instead of a walk along lists of names."),
          partitionColumns()))
    , m_counters(new MethodsPage(
          tr("Counters"),
          tr("Packed, sixteen kinds are one machine word: a subtraction and a mask show whether a "
             "hand contains a meld, a subtraction takes it out. The article's array asks and "
             "subtracts kind by kind."),
          counterColumns()))
    , m_tabs(new QTabWidget) {
    setWindowTitle(tr("Compare methods"));
    resize(1060, 680);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(createPartitionTab(), tr("Best split"));
    m_tabs->addTab(createCounterTab(), tr("Packed counter"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_tabs);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        if (m_tabs->currentWidget()->isAncestorOf(m_counters))
            m_counters->run(); // rows with a result keep it
    });
    compareArticle();
}

QWidget* HandMethodsDialog::createPartitionTab() {
    auto* page = new QWidget;
    auto* column = columnOf(page);
    column->addWidget(m_input);
    column->addWidget(m_partitions, 1);
    connect(m_input, &MethodsInput::articleChosen, this, &HandMethodsDialog::compareArticle);
    connect(m_input, &MethodsInput::documentChosen, this, &HandMethodsDialog::compareDocument);
    return page;
}

QWidget* HandMethodsDialog::createCounterTab() {
    auto* page = new QWidget;
    m_counters->setMethods(counterMethods());
    columnOf(page)->addWidget(m_counters);
    return page;
}

void HandMethodsDialog::compareArticle() {
    const HandProblem article = articleHand();
    compare(article, tr("The article's second hand, %1. In Python it took 695 ms by subsets, 24.9 "
                        "by backtracking, 2.17 with the list, 5.70 with the cache and 1.13 with "
                        "both.")
                         .arg(handText(article)));
}

void HandMethodsDialog::compareDocument() {
    const Inputs& inputs = m_document.inputs();
    if (inputs.hand.empty())
        return m_input->say(tr("The hand is empty: there is nothing to compare."));
    const HandProblem shown{inputs.book, inputs.hand,
                            constraintsOf(*inputs.book, inputs.constraints)};
    compare(
        shown,
        tr("This hand: %1. A row that takes longer than 10 s is given up.").arg(handText(shown)));
}

void HandMethodsDialog::compare(const HandProblem& problem, const QString& note) {
    m_input->say(note);
    m_partitions->setMethods(partitionMethods(problem));
    m_partitions->run();
}

} // namespace yomi::ui::hands
