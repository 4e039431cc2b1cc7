// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/plays_panel.h"

#include "core/hands/doudizhu.h"
#include "core/hands/hand_text.h"
#include "core/hands/waits.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/numbers.h"
#include "ui/common/whole_label.h"
#include "ui/common/wording.h"
#include "ui/hands/play_tree.h"
#include "ui/hands/words.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <stdexcept>

namespace yomi::ui::hands {

namespace {

enum class From { Unseen, Hand }; ///< rows of the box that chooses whose cards beat

QString countOf(std::size_t count) {
    return numberText(static_cast<double>(count), Unit::Count);
}

} // namespace

PlaysPanel::PlaysPanel(HandDocument& document, HandAnalysis& analysis, HandPreview& preview,
                       QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_analysis(analysis)
    , m_preview(preview)
    , m_leadCard(new Card(tr("Leads")))
    , m_summary(mutedLabel({}))
    , m_leads(new PlayTree(tr("Leads by category"), PlayModel::Columns::Leads))
    , m_beatCard(new Card(tr("What beats a play")))
    , m_played(new QLineEdit)
    , m_from(new QComboBox)
    , m_refusal(new WholeLabel)
    , m_beats(new PlayTree(tr("Plays that beat it"), PlayModel::Columns::Plays))
    , m_opponent(new QSpinBox)
    , m_values([this](const auto& outcome) {
        if (outcome.result)
            m_leads->plays().setValues(*outcome.result);
    })
    , m_answers([this](const Outcome<Answers>& outcome) {
        if (outcome.result)
            showBeats(*outcome.result);
    }) {
    auto* parts = new CardSplitter(Qt::Vertical, QStringLiteral("plays"));
    parts->addWidget(createLeads());
    parts->addWidget(createBeats());
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setSizes({6000, 4000}); // shares of the height
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(parts);
    connect(&analysis, &AnalysisBase::changed, this, &PlaysPanel::refresh);
    refresh();
}

QWidget* PlaysPanel::createLeads() {
    m_summary->setObjectName(QStringLiteral("leadSummary"));
    m_opponent->setPrefix(tr("Opponent: "));
    m_opponent->setRange(1, mostOpponentCards);
    m_opponent->setAccessibleName(tr("Cards of the opponent"));
    m_opponent->setToolTip(
        tr("How many of the unseen cards the opponent has. Cards in the hand and "
           "those seen are out."));
    m_leadCard->addHeaderWidget(m_opponent);
    m_fields.bind(
        m_opponent, [this] { return std::min(m_document.view().opponent, m_opponent->maximum()); },
        [this](int cards, const QByteArray&) {
            View view = m_document.view();
            view.opponent = cards;
            m_document.setView(view);
            valueLeads();
            return QString();
        });
    QVBoxLayout* column = m_leadCard->content();
    column->addWidget(m_summary);
    column->addWidget(m_leads, 1);
    connect(m_leads, &PlayTree::pointed, this, &PlaysPanel::point);
    connect(m_leads, &PlayTree::selected, this, &PlaysPanel::choose);
    connect(m_leads, &PlayTree::activatedPlay, this, &PlaysPanel::play);
    connect(m_leads, &PlayTree::menuRequested, this, &PlaysPanel::openMenu);
    return m_leadCard;
}

QWidget* PlaysPanel::createBeats() {
    m_played->setAccessibleName(tr("Play to beat"));
    m_played->setPlaceholderText(tr("Cards such as 34567"));
    m_played->setClearButtonEnabled(true);
    m_from->setAccessibleName(tr("Whose cards beat it"));
    m_from->addItems({tr("among the cards not seen"), tr("in this hand")});
    m_refusal->setObjectName(QStringLiteral("beatRefusal"));
    m_refusal->setForegroundRole(QPalette::WindowText);
    m_beats->setToolTip(tr("Plays of the same category and length that are higher, bombs and the "
                           "rocket."));
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * spacingUnit);
    row->addWidget(m_played, 1);
    row->addWidget(m_from);
    QVBoxLayout* column = m_beatCard->content();
    column->addLayout(row);
    column->addWidget(m_refusal);
    column->addWidget(m_beats, 1);
    column->addStretch();                                   // below the sentence of an empty list
    m_beats->setMinimumHeight(rowHeightFor(fontMetrics())); // the leads need the height more
    m_beats->hide();
    connect(m_played, &QLineEdit::textChanged, this, &PlaysPanel::findBeats);
    connect(m_from, &QComboBox::activated, this, &PlaysPanel::findBeats);
    return m_beatCard;
}

void PlaysPanel::refresh() {
    if (m_analysis.state() == AnalysisState::Stale)
        return; // the plays stay until the new answer arrives
    const HandAnswer* answer = m_analysis.answer().get();
    m_values.stop();
    if (!answer || !isCardGame(*answer->inputs.book)) {
        m_answers.stop();
        m_leads->setPlays(m_document.inputs().book, {}); // their numbers may have changed
        listBeats({});
        return m_leadCard->setEmptyText(m_analysis.emptyReason());
    }
    const std::vector<int>& leads = answer->result.fitting;
    m_leadCard->setEmptyText(leads.empty() ? tr("The hand is empty: there is nothing to lead. "
                                                "Click cards in the palette, paste a hand such as "
                                                "334455TJQKA2BR, or deal one.")
                                           : QString());
    const auto& turns = answer->result.turns;
    m_summary->setText(
        tr("%1 legal leads; to empty the hand: %2.", nullptr,
           pluralOf(static_cast<double>(leads.size())))
            .arg(countOf(leads.size()),
                 turns ? tr("%1, %2").arg(playsText(answer->result.best.first().size()),
                                          turnsText(turns->turns))
                       : tr("no way")));
    m_summary->setToolTip(turns ? turnsExplanation(*answer->inputs.book, turns->partition)
                                : turnsExplanation());
    m_leads->setPlays(answer->inputs.book, leads);
    const int most = mostOfOpponent(answer->inputs);
    m_opponent->setEnabled(most > 0);
    const QSignalBlocker blocker(m_opponent); // the document keeps a number that is too large now
    m_opponent->setMaximum(std::max(most, 1));
    m_fields.refresh();
    valueLeads();
    findBeats();
}

void PlaysPanel::valueLeads() {
    const HandAnswer* answer = m_analysis.answer().get();
    if (!m_analysis.isFresh() || !isCardGame(*answer->inputs.book))
        return;
    const int opponent = m_document.view().opponent;
    m_values.start([inputs = answer->inputs, opponent](const std::stop_token& stop) {
        return leadValues(inputs, opponent, stop);
    });
}

void PlaysPanel::point(int play) {
    m_preview.clear();
    const RuleBook& book = m_document.book();
    if (play < 0 || !m_analysis.answer())
        return Q_EMIT pointedChanged({});
    m_preview.showPlay(m_analysis.answer()->inputs, play);
    Q_EMIT pointedChanged(
        tr("%1: %2").arg(categoryText(book, book.meld(play).category), meldText(book, play)));
}

void PlaysPanel::choose(int play) {
    m_from->setCurrentIndex(static_cast<int>(From::Unseen));
    m_played->setText(meldText(m_document.book(), play));
}

void PlaysPanel::findBeats() {
    m_refusal->clear();
    m_answers.stop();
    listBeats({});
    if (!m_analysis.answer() || !isCardGame(m_document.book()))
        return;
    if (m_played->text().trimmed().isEmpty())
        return m_refusal->setText(tr("Select a lead, or type the cards played."));
    try {
        const int play = findMeld(m_document.book(), m_played->text().toStdString());
        const bool isOwn = m_from->currentIndex() == static_cast<int>(From::Hand);
        const auto& inputs = m_analysis.answer()->inputs;
        m_answers.start([inputs, play, isOwn](const std::stop_token&) {
            const RuleBook& book = *inputs.book;
            const Tiles hand = countTiles(book, inputs.hand);
            std::vector<int> plays = beatingPlays(
                book, isOwn ? hand : wallOf(book, hand, countTiles(book, inputs.seen)), play);
            const std::size_t count = plays.size();
            plays.resize(std::min(count, mostListed));
            return Answers{std::move(plays), count};
        });
    } catch (const std::invalid_argument& error) {
        m_refusal->setText(messageOf(error));
    }
}

void PlaysPanel::showBeats(const Answers& answers) {
    const int plural = pluralOf(static_cast<double>(answers.count));
    m_refusal->setText(answers.count == 0 ? tr("Nothing beats it.")
                       : answers.count == answers.plays.size()
                           ? tr("%1 plays beat it.", nullptr, plural).arg(countOf(answers.count))
                           : tr("%1 plays beat it; the first %2 are listed.", nullptr, plural)
                                 .arg(countOf(answers.count), countOf(answers.plays.size())));
    listBeats(answers.plays);
}

void PlaysPanel::listBeats(const std::vector<int>& plays) {
    m_beats->setPlays(m_document.inputs().book, plays);
    m_beats->setVisible(!plays.empty());
}

void PlaysPanel::play(int play) {
    const Edit edit = playCards(m_document.inputs(), play);
    m_refusal->setText(m_document.perform(edit));
}

void PlaysPanel::openMenu(int lead, QPoint global) {
    const Inputs& inputs = m_document.inputs();
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Play it"), QKeySequence(Qt::Key_Return), this,
                    [this, lead] { play(lead); });
    const auto addWish = [&](const QString& text, Wish wish) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        const bool wished = wishFor(inputs, lead) == wish;
        action->setChecked(wished);
        connect(action, &QAction::triggered, this,
                [this, edit = setWish(inputs, lead, wished ? Wish::None : wish)] {
                    m_refusal->setText(m_document.perform(edit));
                });
    };
    addWish(tr("&Lock it in the best split"), Wish::Locked);
    addWish(tr("&Forbid it"), Wish::Forbidden);
    menu->addSeparator();
    menu->addAction(tr("&Copy the cards"), this, [text = meldText(*inputs.book, lead)] {
        QGuiApplication::clipboard()->setText(text);
    });
    menu->popup(global);
}

} // namespace yomi::ui::hands
