// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/methods_dialog.h"

#include "core/common/timing.h"
#include "core/common/wilson.h"
#include "core/splitdamage/hits/exact.h"
#include "core/splitdamage/hits/reference.h"
#include "core/splitdamage/hits/simulation.h"
#include "ui/charts/methods_input.h"
#include "ui/common/colors.h"
#include "ui/common/wording.h"
#include "ui/splitdamage/split_damage_document.h"
#include "ui/splitdamage/words.h"

#include <QCoreApplication>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <memory>
#include <stdexcept>
#include <type_traits>

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage;

namespace {

struct MethodRowsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::splitdamage::MethodRows)
};

QString stepName(ReferenceMethod method) {
    switch (method) {
    case ReferenceMethod::Plain:
        return MethodRowsText::tr("Plain");
    case ReferenceMethod::CarryAlive:
        return MethodRowsText::tr("Carry alive");
    case ReferenceMethod::StopAtLast:
        return MethodRowsText::tr("Stop at last");
    case ReferenceMethod::Pruned:
        return MethodRowsText::tr("Pruned");
    case ReferenceMethod::Published:
        return MethodRowsText::tr("Published");
    }
    return {};
}

/// The odds with which all rows are compared. Rows run one after the other, on one thread at a
/// time.
class Truth {
public:
    explicit Truth(Request request)
        : m_request(std::move(request)) {}

    /// Whether kill() is exact, once it has been called.
    bool isExact() const { return m_isExact; }

    /// The exact odds, or those of the fast method for a board with too many states.
    const std::vector<double>& kill(const std::stop_token& stop) {
        if (m_kill.empty()) {
            try {
                m_kill = exactOdds(m_request, stop).odds.kill;
            } catch (const std::invalid_argument&) {
                m_kill = killOdds(m_request.hitsToKill, m_request.hits).kill;
                m_isExact = false;
            }
        }
        return m_kill;
    }

private:
    Request m_request;
    std::vector<double> m_kill;
    bool m_isExact = true;
};

template <class Real>
double largestError(const std::vector<Real>& kill, const std::vector<double>& truth) {
    double largest = 0;
    for (std::size_t i = 0; i < truth.size(); ++i)
        if (truth[i] > 0)
            largest = std::max(largest, std::abs(static_cast<double>(kill[i]) / truth[i] - 1));
    return largest;
}

/// Runs `compute` once, or repeatedly if that is quick, and makes a row of the result. `workOf`
/// reads the branches, nodes or states, `killOf` the odds from its result.
template <class Compute, class WorkOf, class KillOf>
QVariantList measuredRow(Truth& truth, const std::stop_token& stop, Compute&& compute,
                         WorkOf&& workOf, KillOf&& killOf) {
    constexpr double patience = 0.1; // seconds for the repeats of one row
    constexpr int mostRepeats = 25;
    const std::vector<double> expected = truth.kill(stop);
    std::invoke_result_t<Compute> result;
    const double seconds = measureWithin(
                               patience, mostRepeats, [&] { result = compute(); }, stop)
                               .median;
    const auto& kill = killOf(result);
    return {static_cast<qlonglong>(workOf(result)), seconds,
            QString::number(static_cast<double>(kill[0]), 'g', 7), largestError(kill, expected)};
}

template <class Real>
Method referenceRow(const Request& request, ReferenceMethod method, const QString& type,
                    const std::shared_ptr<Truth>& truth) {
    return {
        MethodRowsText::tr("%1, %2").arg(stepName(method), type),
        {},
        [=](const std::stop_token& stop) {
            return measuredRow(
                *truth, stop,
                [&] { return referenceOdds<Real>(request.hitsToKill, request.hits, method, stop); },
                [](const auto& odds) { return odds.branches; },
                [](const auto& odds) -> const auto& { return odds.kill; });
        }};
}

/// Independent of every formula: the reference for a full board, which is too large for the others.
Method simulationRow(const Request& request, const std::shared_ptr<Truth>& truth) {
    constexpr std::uint64_t seed = 1;
    constexpr std::int64_t mostRuns = 1'000'000, mostHitsInAll = 20'000'000;
    const std::int64_t runs = std::min(mostRuns, mostHitsInAll / std::max(request.hits, 1));
    return {
        MethodRowsText::tr("Simulation, seed %1").arg(seed), {}, [=](const std::stop_token& stop) {
            std::array<double, 2> interval{};
            QVariantList row = measuredRow(
                *truth, stop, [&] { return simulate(request, runs, seed, stop); },
                [](const Simulation& simulation) { return simulation.runs; },
                [&](const Simulation& simulation) {
                    const auto count = static_cast<double>(simulation.runs);
                    std::vector<double> kill;
                    for (const std::int64_t dead : simulation.dead)
                        kill.push_back(static_cast<double>(dead) / count);
                    interval = wilsonInterval(static_cast<double>(simulation.dead[0]), count);
                    return kill;
                });
            row[2] = MethodRowsText::tr("%1 (%2 to %3)")
                         .arg(row[2].toString(), QString::number(interval[0], 'g', 4),
                              QString::number(interval[1], 'g', 4));
            return row;
        }};
}

/// "4 5 6 7 8 and 10 hits"
QString requestText(const Request& request) {
    QStringList lives;
    for (const int n : request.hitsToKill)
        lives += QString::number(n);
    return MethodsDialog::tr("%1 and %2").arg(lives.join(u' '), hitsText(request.hits));
}

} // namespace

QList<MethodColumn> methodColumns() {
    return {
        {{MethodRowsText::tr("branches, steps or runs"),
          MethodRowsText::tr(
              "Calls of the article's recursive function, states of the exact method, "
              "runs of the simulation, steps of the fast method."),
          Unit::Count},
         true},
        {{MethodRowsText::tr("time"), MethodRowsText::tr("The median of repeated runs."),
          Unit::Seconds},
         true},
        {{MethodRowsText::tr("first odds"),
          MethodRowsText::tr("The kill odds of the first character. In brackets the interval that "
                             "holds them with 95 % confidence, after so many runs (Wilson)."),
          {}},
         false},
        {{MethodRowsText::tr("error"),
          MethodRowsText::tr(
              "The largest relative error among all kill odds, against the exact ones, or those of "
              "the fast method where the board is too large for exact fractions."),
          Unit::Number},
         false}};
}

QList<Method> methodRows(const Request& request) {
    const auto truth = std::make_shared<Truth>(request);
    QList<Method> rows;
    if (referenceBranches(request.hitsToKill, request.hits, ReferenceMethod::Plain) <=
        mostBranches) {
        for (const ReferenceMethod method : enumerators<ReferenceMethod>) {
            rows += referenceRow<float>(request, method, MethodRowsText::tr("float"), truth);
            rows += referenceRow<double>(request, method, MethodRowsText::tr("double"), truth);
        }
    }
    rows += {MethodRowsText::tr("Exact fractions"), {}, [=](const std::stop_token& stop) {
                 return measuredRow(
                     *truth, stop, [&] { return exactOdds(request, stop); },
                     [](const ExactOdds& exact) { return exact.states; },
                     [](const ExactOdds& exact) -> const auto& { return exact.odds.kill; });
             }};
    rows += simulationRow(request, truth);
    rows += {MethodRowsText::tr("Fast method"), {}, [=](const std::stop_token& stop) {
                 QVariantList row = measuredRow(
                     *truth, stop, [&] { return killOdds(request.hitsToKill, request.hits); },
                     [](const KillOdds& odds) { return odds.nodes; },
                     [](const KillOdds& odds) -> const auto& { return odds.kill; });
                 if (!truth->isExact())
                     row.back() = QVariant(); // it would be compared with itself
                 return row;
             }};
    return rows;
}

MethodsDialog::MethodsDialog(const SplitDamageDocument& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_input(
          new MethodsInput(tr("The article's board"), tr("This board"),
                           tr("Compares the methods on the board of the document as it is now.")))
    , m_page(new MethodsPage(
          tr("Methods"),
          tr("The article walks every strike order and adds the odds of each leaf in 32-bit "
             "floats; "
             "the fast method gives each character a Poisson clock and integrates over some dozen "
             "steps. Millions of tiny floats lose digits on the way, a drift that the error column "
             "shows beside the exact fractions."),
          methodColumns())) {
    setWindowTitle(tr("Compare methods"));
    resize(1060, 640);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(cardPadding, cardPadding, cardPadding, cardPadding);
    column->setSpacing(cardPadding);
    column->addWidget(m_input);
    column->addWidget(m_page, 1);
    connect(m_input, &MethodsInput::articleChosen, this, &MethodsDialog::compareArticle);
    connect(m_input, &MethodsInput::documentChosen, this, &MethodsDialog::compareDocument);
    compareArticle();
}

void MethodsDialog::compareArticle() {
    const Request article{{4, 5, 6, 7, 8}, 10, {}};
    compare(article,
            tr("The article's board: lives %1. It prints 0.120805 for the first character; the "
               "exact value is 302,388,189 / 2,500,000,000, or 0.1209552756.")
                .arg(requestText(article)));
}

void MethodsDialog::compareDocument() {
    const Request current = request(m_document.inputs());
    if (current.hitsToKill.empty())
        return m_input->say(tr("This effect hits no one: there is nothing to compare."));
    const double branches =
        referenceBranches(current.hitsToKill, current.hits, ReferenceMethod::Plain);
    QStringList notes(tr("This board: hits to kill %1.").arg(requestText(current)));
    if (branches > mostBranches)
        notes += tr("Brute force would visit %1 branches, more than the %2 that this "
                    "page waits for, and is left out.",
                    nullptr, pluralOf(branches))
                     .arg(branchesText(branches), branchesText(mostBranches));
    compare(current, joinedSentences(notes));
}

void MethodsDialog::compare(const Request& request, const QString& note) {
    m_input->say(note);
    m_page->setMethods(methodRows(request));
    m_page->run();
}

} // namespace yomi::ui::splitdamage
