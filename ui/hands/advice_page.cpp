// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/advice_page.h"

#include "core/hands/discard_reason.h"
#include "core/hands/waits.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/common/whole_label.h"
#include "ui/common/wording.h"
#include "ui/hands/draw_outlook.h"
#include "ui/hands/hand_preview.h"
#include "ui/hands/words.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace yomi::ui::hands {

namespace {

constexpr std::size_t mostCurves = 6;
constexpr int chanceColumn = 3, planColumn = 6; // of the discards; points are behind the chance
constexpr int scoreColumn = 2, meldsColumn = 3; // of the useful tiles

/// A number, or none where the row has only its distance.
QVariant known(const RankedDiscard& row, double number) {
    return row.plan.empty() ? QVariant() : QVariant(number);
}

} // namespace

AdvicePage::AdvicePage(HandAnalysis& analysis, HandAdvice& advice, DrawOutlook& outlook,
                       HandDocument& document, HandPreview& preview, QWidget* parent)
    : Card(tr("What to discard"), parent)
    , m_analysis(analysis)
    , m_advice(advice)
    , m_outlook(outlook)
    , m_document(document)
    , m_preview(preview)
    , m_sentence(new WholeLabel)
    , m_discards(new ValueTable({}, this))
    , m_draws(new ValueTable(
          {{tr("Tile"), tr("A tile that brings the hand nearer."), {}},
           {tr("Left"), tr("How many copies of it can still be drawn."), Unit::Count},
           {tr("Score"), tr("What the completed hand scores."), Unit::Count},
           {tr("Melds"), tr("The melds of the completed hand."), {}}},
          this)) {
    m_sentence->setObjectName(QStringLiteral("advice"));
    m_sentence->setForegroundRole(QPalette::WindowText);
    content()->addWidget(m_sentence);
    showColumns();
    m_discardView = addTable(m_discards, tr("Discards"), planColumn);
    m_discardView->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_drawView = addTable(m_draws, tr("Useful tiles"), meldsColumn);
    connect(m_discardView, &TableView::rowPointed, this,
            [this](int row) { point(row < 0 ? m_discardView->currentRow() : row); });
    connect(m_discardView, &TableView::currentRowChanged, this, &AdvicePage::point);
    connect(m_discardView->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &AdvicePage::chosenChanged);
    connect(m_drawView, &TableView::rowPointed, this,
            [this](int row) { pointAtDraw(row < 0 ? m_drawView->currentRow() : row); });
    connect(m_drawView, &TableView::currentRowChanged, this, &AdvicePage::pointAtDraw);
    connect(&analysis, &AnalysisBase::changed, this, &AdvicePage::refresh);
    connect(&advice, &AnalysisBase::changed, this, [this] {
        refresh();
        if (m_advice.isFresh()) {
            lightUseful(-1);
            Q_EMIT chosenChanged();
        }
    });
    connect(&outlook, &DrawOutlook::changed, this, &AdvicePage::refresh);
    connect(&document, &Document::viewChanged, this, &AdvicePage::refresh);
}

TableView* AdvicePage::addTable(ValueTable* table, const QString& name, int wide) {
    auto* view = new TableView(table, name);
    view->stretchOrHideColumn(wide); // the split previews it
    content()->addWidget(view, 1);
    view->viewport()->installEventFilter(this);
    return view;
}

bool AdvicePage::eventFilter(QObject* watched, QEvent* event) {
    // The split previews the plan of the row under the mouse; a tooltip would cover it.
    return event->type() == QEvent::ToolTip || Card::eventFilter(watched, event);
}

void AdvicePage::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    refresh();
}

void AdvicePage::refresh() {
    const auto& answer = m_advice.answer();
    if (!isVisible())
        return;
    if (!answer)
        return setEmptyText(m_advice.error());
    showRanking(answer->inputs, answer->result);
}

void AdvicePage::showRanking(const Inputs& inputs, const Ranking& rows) {
    const RuleBook& book = *inputs.book;
    if (rows.empty()) {
        const int over = static_cast<int>(inputs.hand.size()) - book.fullHand();
        setTitle(tr("What to discard"));
        return setEmptyText(tr("Take %n tiles out of the hand: a full hand has %1.", nullptr, over)
                                .arg(book.fullHand()));
    }
    setEmptyText({});
    setTitle(rows.front().discard ? tr("What to discard") : tr("What to draw"));
    const QString advice = worded(discardAdvice(book, rows));
    m_sentence->setText(isComplete(inputs)
                            ? tr("This hand is complete: declare it. To go on: %1").arg(advice)
                            : advice);
    if (const QString within = withinText(); !rows.front().discard && !within.isEmpty())
        m_sentence->setText(joinedSentences({m_sentence->text(), within}));
    const bool discards = rows.front().discard.has_value();
    m_discardView->setVisible(discards);
    m_drawView->setVisible(!discards && !rows.front().useful.empty());
    if (discards)
        showDiscards(book, rows);
    else
        showDraws(inputs, rows.front());
}

Unit AdvicePage::unitOf(DrawMeasure measure) const {
    const bool isExact = m_outlook.draws() <= m_outlook.exactDraws(measure);
    if (measure == DrawMeasure::Chance)
        return isExact ? Unit::Percent : Unit::SampledPercent;
    return isExact ? Unit::Count : Unit::SampledCount;
}

/// What the hand as it is leads to at the horizon chosen; empty while that is unknown.
QString AdvicePage::withinText() const {
    const int draws = m_outlook.draws();
    const auto text = [&](DrawMeasure measure) {
        const auto value = m_outlook.value({}, measure, draws);
        return value ? numberText(value->value, unitOf(measure)) : QStringLiteral("…");
    };
    if (!m_outlook.isCurrent() || !m_outlook.value({}, DrawMeasure::Chance, draws))
        return {};
    return tr("Within %n draws: chance %1, expected score %2.", nullptr, draws)
        .arg(text(DrawMeasure::Chance), text(DrawMeasure::Points));
}

/// The columns for the horizon chosen, whose chances are exact or estimates.
void AdvicePage::showColumns() {
    const int draws = m_outlook.draws();
    constexpr auto highest = Qt::DescendingOrder;
    const QString estimates = tr("≈ is an estimate from 1,000 playouts, in grey from 100.");
    m_discards->setColumns(
        {{tr("Discard"), tr("A tile that can go."), {}},
         {tr("Away"), tr("How many tiles the hand then lacks."), Unit::Count},
         {tr("Tiles"), tr("How many tiles that can be drawn bring it nearer."), Unit::Count,
          highest},
         {tr("Chance"),
          joinedSentences(
              {tr("The chance to complete a hand within %n draws.", nullptr, draws), estimates}),
          unitOf(DrawMeasure::Chance), highest},
         {tr("Points"),
          joinedSentences({tr("The expected score within %n draws.", nullptr, draws), estimates}),
          unitOf(DrawMeasure::Points), highest},
         {tr("Best"), tr("The highest score of the nearest complete hands."), Unit::Count, highest},
         {tr("Plan"),
          tr("The nearest complete hand that most draws complete; it need not have the best "
             "score."),
          {}}});
}

void AdvicePage::showDiscards(const RuleBook& book, const Ranking& rows) {
    showColumns();
    const int draws = m_outlook.draws();
    const bool isCurrent = m_advice.isFresh() && m_outlook.isCurrent();
    const bool isComputing = !isCurrent || m_outlook.run().isRunning();
    QList<QVariantList> values;
    QSet<std::pair<int, int>> rough;
    for (const RankedDiscard& row : rows) {
        const auto within = [&](DrawMeasure measure) {
            const auto value = isCurrent ? m_outlook.value(row.discard, measure, draws)
                                         : std::optional<DrawOutlook::Value>();
            if (value && value->isRough)
                rough.insert(
                    {static_cast<int>(values.size()), chanceColumn + static_cast<int>(measure)});
            if (value && value->spread && value->value == 0 && measure == DrawMeasure::Chance)
                return QVariant(u'<' + numberText(value->spread->second, Unit::Percent));
            return value         ? QVariant(value->value)
                   : isComputing ? QVariant(QStringLiteral("…"))
                                 : QVariant();
        };
        values << QVariantList{
            tileName(book, *row.discard), row.distance ? QVariant(*row.distance) : QVariant(),
            known(row, row.tilesLeft),    within(DrawMeasure::Chance),
            within(DrawMeasure::Points),  known(row, row.bestScore),
            meldsText(book, row.plan)};
    }
    const int selected = m_discardView->currentRow();
    const auto tileAt = [this](int row) {
        return m_discards->index(row, 0).data();
    };
    const QVariant tile = selected < 0 ? QVariant() : tileAt(selected);
    m_discards->setFaint(std::move(rough));
    m_discards->setRows(std::move(values));
    if (selected < 0 || tileAt(selected) == tile)
        return;
    int row = m_discards->rowCount() - 1; // the tile's, or −1
    while (row >= 0 && tileAt(row) != tile)
        --row;
    m_discardView->setCurrentRow(row);
}

std::vector<std::optional<int>> AdvicePage::chosen() const {
    const Ranking* rows = m_advice.current();
    std::vector<std::optional<int>> chosen;
    if (!rows)
        return chosen;
    QList<int> selected = m_discardView->selectedRows();
    std::ranges::sort(selected);
    for (int row = 0; selected.isEmpty() && row < std::ssize(*rows); ++row)
        chosen.push_back((*rows)[static_cast<std::size_t>(row)].discard);
    for (const int row : std::as_const(selected))
        if (row < std::ssize(*rows))
            chosen.push_back((*rows)[static_cast<std::size_t>(row)].discard);
    if (chosen.size() > mostCurves)
        chosen.resize(mostCurves);
    return chosen;
}

bool AdvicePage::isComplete(const Inputs& inputs) const {
    const auto& answer = m_analysis.answer();
    return answer && answer->inputs == inputs && answer->result.distance &&
           answer->result.distance->draws == 0;
}

/// With the score and the melds of each tile that completes the hand.
void AdvicePage::showDraws(const Inputs& inputs, const RankedDiscard& row) {
    const RuleBook& book = *inputs.book;
    const auto& answer = m_analysis.answer();
    const bool known = answer && answer->inputs == inputs && !answer->result.waits.empty();
    QList<QVariantList> values;
    for (std::size_t i = 0; i < row.useful.size(); ++i) {
        const UsefulTile& useful = row.useful[i];
        QVariantList value{tileName(book, useful.tile), useful.left, {}, {}};
        if (known) {
            const Wait& wait = answer->result.waits[i]; // in the same order
            value[scoreColumn] = wait.score;
            value[meldsColumn] = meldsText(book, wait.partition);
        }
        values << value;
    }
    m_drawView->setColumnHidden(scoreColumn, !known);
    m_drawView->setColumnHidden(meldsColumn, !known);
    m_draws->setRows(std::move(values));
}

void AdvicePage::point(int row) {
    const Ranking* rows = m_advice.current();
    if (!rows || row < 0 || row >= std::ssize(*rows)) {
        m_preview.clear();
    } else {
        m_preview.showDiscard(m_advice.answer()->inputs, (*rows)[static_cast<std::size_t>(row)]);
    }
    lightUseful(row);
}

void AdvicePage::pointAtDiscard(int kind) {
    const Ranking* rows = m_advice.current();
    if (!rows)
        return;
    const auto found = std::ranges::find(*rows, kind, &RankedDiscard::discard);
    if (kind >= 0 && found != rows->end())
        point(static_cast<int>(found - rows->begin()));
}

void AdvicePage::pointAtDraw(int row) {
    const Ranking* rows = m_advice.current();
    if (!rows || row < 0 || rows->empty() || row >= std::ssize(rows->front().useful))
        return m_preview.clear();
    m_preview.show(m_advice.answer()->inputs,
                   rows->front().useful[static_cast<std::size_t>(row)].tile);
}

void AdvicePage::lightUseful(int row) {
    const Ranking* rows = m_advice.current();
    const auto at = static_cast<std::size_t>(std::max(row, 0));
    Q_EMIT usefulChanged(rows && at < rows->size() ? (*rows)[at].useful
                                                   : std::vector<UsefulTile>());
}

} // namespace yomi::ui::hands
