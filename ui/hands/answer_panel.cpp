// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/answer_panel.h"

#include "core/hands/hand_text.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/follow_font.h"
#include "ui/common/job_bar.h"
#include "ui/common/numbers.h"
#include "ui/common/whole_label.h"
#include "ui/hands/hand_preview.h"
#include "ui/hands/partition_view.h"
#include "ui/hands/sized_scroll_area.h"
#include "ui/hands/words.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QStringList>
#include <QToolButton>

#include <algorithm>

namespace yomi::ui::hands {

namespace {

struct AnswerText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::hands::Answer)
};

QString count(std::uint64_t number) {
    return numberText(static_cast<double>(number), Unit::Count);
}

/// "18,000", or "3 plays".
QString answerText(const RuleBook& book, int score) {
    return isCardGame(book) ? playsText(static_cast<std::size_t>(-score)) : scoreText(score);
}

/// "complete" for a full hand, "all used" for any other hand without unused tiles, "not complete";
/// "all cards played", "cards left over".
QString completenessText(const Inputs& inputs, bool usedUp) {
    if (isCardGame(*inputs.book))
        return usedUp ? AnswerText::tr("all cards played") : AnswerText::tr("cards left over");
    if (!usedUp)
        return AnswerText::tr("not complete");
    const int fullHand = inputs.book->fullHand();
    const bool full = fullHand == 0 || static_cast<int>(inputs.hand.size()) == fullHand;
    return full ? AnswerText::tr("complete") : AnswerText::tr("all used");
}

/// "complete in 2 draws"; empty if unknown.
QString distanceText(const HandAnswer& answer) {
    if (answer.inputs.book->fullHand() == 0)
        return {};
    const auto& distance = answer.result.distance;
    if (!distance)
        return AnswerText::tr("no complete hand in reach");
    const int draws = distance->draws;
    return draws == 0 ? QString() : AnswerText::tr("%n draws from a complete hand", nullptr, draws);
}

/// "16 units fit · 111 splits · nothing left over".
QString summaryText(const HandAnswer& answer, const std::vector<int>& partition) {
    const RuleBook& book = *answer.inputs.book;
    const HandResult& result = answer.result;
    if (isCardGame(book)) {
        const auto leads = static_cast<double>(result.fitting.size());
        const QString count = AnswerText::tr("%1 legal leads", nullptr, pluralOf(leads))
                                  .arg(numberText(leads, Unit::Count));
        return result.turns ? turnsText(result.turns->turns) + QStringLiteral(" · ") + count
                            : count;
    }
    const int left = leftover(book, countTiles(book, answer.inputs.hand), partition).total();
    const int fitting = result.best.applicable;
    const auto partitions = static_cast<double>(result.partitions);
    QStringList words{
        AnswerText::tr("%1 units fit", nullptr, fitting).arg(numberText(fitting, Unit::Count)),
        AnswerText::tr("%1 splits", nullptr, pluralOf(partitions))
            .arg(numberText(partitions, Unit::Count)),
        left == 0 ? AnswerText::tr("nothing left over")
                  : AnswerText::tr("%n tiles left over", nullptr, left)};
    if (const QString distance = distanceText(answer); !distance.isEmpty())
        words << distance;
    return words.join(QStringLiteral(" · "));
}

/// "1 best split", "6 best splits".
QString bestCountText(const BestPartition& best) {
    const auto partitions = static_cast<double>(best.optimal);
    return AnswerText::tr("%1 best splits", nullptr, pluralOf(partitions))
        .arg(numberText(partitions, Unit::Count));
}

/// "27 sets of tiles complete it".
QString waysText(std::uint64_t ways) {
    const auto sets = static_cast<double>(ways);
    return AnswerText::tr("%1 sets of tiles complete it", nullptr, pluralOf(sets))
        .arg(numberText(sets, Unit::Count));
}

/// "2 of 6 best"; also shows if only some of them are listed.
QString placeText(const BestPartition& best, int shown) {
    if (best.optimal == 1)
        return AnswerText::tr("Only best split");
    const QString place = AnswerText::tr("%1 of %2 best").arg(shown + 1).arg(count(best.optimal));
    return best.optimal > best.partitions.size()
               ? AnswerText::tr("%1, %2 listed").arg(place, count(best.partitions.size()))
               : place;
}

/// "Next best: −2,000", "Next best: 1 more play".
QString nextBestText(const RuleBook& book, const BestPartition& best, const NextBest& next) {
    const int loss = best.score - next.score;
    if (isCardGame(book))
        return AnswerText::tr("Next best: %n more plays", nullptr, loss);
    if (best.complete != next.complete)
        return AnswerText::tr("Next best: %1, tiles left over").arg(scoreText(next.score));
    return AnswerText::tr("Next best: −%1").arg(scoreText(loss));
}

constexpr int roomyRows = 3; ///< that must fit before others are shown after the current one

/// A word on a coloured background: good, or needing attention.
class Pill : public QLabel {
public:
    Pill() {
        setFont(headingFont());
        setContentsMargins(8, 2, 8, 2);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    void setGood(bool good) {
        m_good = good;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        const Colors& colors = colorsFor(palette());
        const QColor ink = m_good ? colors.good : colors.warning;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(mixed(colors.surface, ink, 0.14));
        painter.drawRoundedRect(rect(), height() / 2.0, height() / 2.0);
        painter.setPen(ink);
        painter.drawText(rect(), Qt::AlignCenter, text());
    }

private:
    bool m_good = true;
};

} // namespace

AnswerPanel::AnswerPanel(HandDocument& document, HandAnalysis& analysis, HandPreview& preview,
                         QWidget* parent)
    : Card({}, parent)
    , m_document(document)
    , m_analysis(analysis)
    , m_preview(preview)
    , m_back(new QAction(tr("Previous best split"), this))
    , m_forth(new QAction(tr("Next best split"), this))
    , m_place(headingLabel({}))
    , m_next(new CommandButton(QString()))
    , m_score(answerLabel({}))
    , m_state(new Pill)
    , m_summary(new WholeLabel)
    , m_partition(new PartitionView(document))
    , m_scrolled(new SizedScrollArea(m_partition)) {
    m_score->setObjectName(QStringLiteral("score"));
    m_state->setObjectName(QStringLiteral("state"));
    m_summary->setObjectName(QStringLiteral("summary"));
    m_place->setObjectName(QStringLiteral("place"));
    createHeader();
    auto* answer = new QHBoxLayout;
    answer->setSpacing(3 * spacingUnit);
    answer->addWidget(m_score);
    answer->addWidget(m_state);
    answer->addWidget(m_summary, 1);
    content()->setSpacing(spacingUnit);
    content()->addLayout(answer);
    content()->addWidget(m_scrolled, 1);
    m_scrolled->installEventFilter(this);
    connect(&document, &Document::changed, this, [this] { m_nextShown = false; });
    connect(&document, &Document::viewChanged, this, &AnswerPanel::refresh);
    connect(&analysis, &AnalysisBase::changed, this, &AnswerPanel::refresh);
    connect(&analysis, &AnalysisBase::fadedChanged, m_partition, &QWidget::setDisabled);
    connect(&analysis.run(), &LatestRunBase::busyChanged, m_next, [this](bool busy) {
        if (busy)
            m_next->hide(); // the job bar takes its place, until the next answer shows it again
    });
    connect(&preview, &AnalysisBase::changed, this, &AnswerPanel::refresh);
    connect(m_partition, &PartitionView::partitionChosen, this,
            [this](int partition) { showPartition(m_firstListed + partition); });
    refresh();
}

void AnswerPanel::setTileHeight(int least) {
    constexpr double largest = 1.7;
    m_partition->setTileHeights(least, static_cast<int>(largest * least));
    // The height is the same for every hand, so that nothing moves under the mouse.
    setLeastRows(m_leastRows);
}

void AnswerPanel::setLeastRows(int rows) {
    m_leastRows = rows;
    m_scrolled->setHeights(m_partition->heightOf(rows), m_partition->heightOf(2));
}

bool AnswerPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_scrolled && event->type() == QEvent::Resize) {
        m_partition->setRoom(m_scrolled->height());
        refresh(); // more or fewer partitions may fit
    }
    return Card::eventFilter(watched, event);
}

void AnswerPanel::createHeader() {
    const auto addStep = [this](QAction* action, Qt::ArrowType arrow, Qt::Key key, int distance) {
        action->setShortcut(Qt::CTRL | key);
        explainWithKey(*action, action->text());
        connect(action, &QAction::triggered, this, [this, distance] { step(distance); });
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setArrowType(arrow);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAutoRaise(true);
        followFont(*button, [button] {
            const int size = QFontMetrics(headingFont()).height() + 4; // no higher than the heading
            button->setFixedSize(size, size);
        });
        button->setAccessibleName(action->text());
        addHeaderWidget(button);
    };
    addStep(m_back, Qt::LeftArrow, Qt::Key_Comma, -1);
    addHeaderWidget(m_place);
    addStep(m_forth, Qt::RightArrow, Qt::Key_Period, 1);
    auto* bar = new JobBar(m_analysis.run(), tr("Reading…"));
    bar->leaveWidth(*m_place);
    addHeaderWidget(bar);
    addHeaderWidget(m_next);
    m_next->setObjectName(QStringLiteral("nextBest"));
    m_next->setCheckable(true);
    connect(m_next, &QAbstractButton::clicked, this, [this](bool on) {
        m_nextShown = on;
        refresh();
    });
}

void AnswerPanel::step(int distance) {
    if (!m_analysis.answer())
        return;
    const auto listed = static_cast<int>(m_analysis.result()->best.partitions.size());
    m_nextShown = false;
    showPartition((m_analysis.shownPartition() + distance + listed) % listed);
    refresh();
}

void AnswerPanel::showPartition(int partition) {
    View view = m_document.view();
    view.partition = partition;
    m_document.setView(view);
}

void AnswerPanel::refresh() {
    const HandAnswer* answer = m_analysis.answer().get();
    const auto ahead = m_preview.answer();
    setTitle(ahead && answer ? ahead->inputs.heading
             : m_nextShown   ? tr("Next best split")
                             : tr("Best split"));
    if (!answer || (answer->inputs.hand.empty() && !ahead)) {
        m_place->clear();
        m_next->hide();
        for (QAction* action : actions())
            action->setEnabled(false);
        return setEmptyText(!answer ? m_analysis.emptyReason()
                            : isCardGame(m_document.book())
                                ? tr("The hand is empty. Click cards in the palette, paste a hand, "
                                     "or deal one.")
                                : tr("The hand is empty. Click in the palette, paste a hand, or "
                                     "deal one."));
    }
    setEmptyText({});
    if (ahead)
        return showPreview(ahead->inputs, ahead->result);
    showSteps(answer->result.best);
    showNext(*answer);
    showAnswer(*answer);
}

void AnswerPanel::showAnswer(const HandAnswer& answer) {
    const HandResult& result = answer.result;
    const auto& next = result.next;
    const bool second = m_nextShown && next;
    const auto shown = static_cast<std::size_t>(m_analysis.shownPartition());
    const std::vector<int>& partition = second ? next->partition : result.best.partitions[shown];
    const bool complete = second ? next->complete : result.best.complete;
    m_score->setText(answerText(*answer.inputs.book, second ? next->score : result.best.score));
    m_state->setText(completenessText(answer.inputs, complete));
    static_cast<Pill*>(m_state)->setGood(complete);
    m_summary->setText(summaryText(answer, partition));
    m_summary->setToolTip(
        result.turns ? turnsExplanation(*answer.inputs.book, result.turns->partition) : QString());
    if (!second && m_scrolled->height() >= m_partition->heightOf(roomyRows))
        return showBest(answer);
    std::vector<MeldGroup> groups;
    addMeldGroups(groups, answer.inputs, partition);
    m_firstListed = m_analysis.shownPartition();
    m_partition->setGroups(answer.inputs.book, std::move(groups));
}

/// Shows all best partitions, or if there are very many those around the current one.
void AnswerPanel::showBest(const HandAnswer& answer) {
    constexpr int mostShown = 24;
    const BestPartition& best = answer.result.best;
    const int shown = m_analysis.shownPartition();
    m_firstListed = shown / mostShown * mostShown;
    const int end = std::min(m_firstListed + mostShown, static_cast<int>(best.partitions.size()));
    std::vector<MeldGroup> groups;
    QStringList headings;
    for (int number = m_firstListed; number < end; ++number) {
        addMeldGroups(groups, answer.inputs, best.partitions[static_cast<std::size_t>(number)]);
        headings << placeText(best, number);
    }
    if (headings.size() == 1)
        headings.clear();
    m_partition->setGroups(answer.inputs.book, std::move(groups), headings, shown - m_firstListed);
    const QRect marked = m_partition->partitionRect(shown - m_firstListed).toAlignedRect();
    m_scrolled->ensureVisible(marked.center().x(), marked.center().y(), 0, marked.height() / 2);
}

void AnswerPanel::showPreview(const Ahead& ahead, const BestPartition& best) {
    const Inputs& inputs = ahead.inputs;
    m_place->clear(); // it and the next best are those of the hand
    m_next->hide();
    m_score->setText(answerText(*inputs.book, best.score));
    m_state->setText(ahead.plan.empty() ? completenessText(inputs, best.complete) : tr("plan"));
    static_cast<Pill*>(m_state)->setGood(best.complete);
    m_summary->setText(ahead.plan.empty() ? bestCountText(best) : waysText(ahead.planWays));
    std::vector<MeldGroup> groups;
    addMeldGroups(groups, inputs, best.first());
    m_partition->setGroups(inputs.book, std::move(groups));
}

void AnswerPanel::showSteps(const BestPartition& best) {
    m_place->setText(placeText(best, m_analysis.shownPartition()));
    for (QAction* action : actions())
        action->setEnabled(best.partitions.size() > 1);
}

void AnswerPanel::showNext(const HandAnswer& answer) {
    const auto& next = answer.result.next;
    m_next->setVisible(next.has_value());
    m_next->setChecked(m_nextShown);
    if (next) {
        m_next->setText(nextBestText(*answer.inputs.book, answer.result.best, *next));
        m_next->setToolTip(tr("Shows the next best split; click again for the best."));
    }
}

} // namespace yomi::ui::hands
