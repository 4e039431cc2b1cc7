// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/table_dialogs.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/hands/table_edits.h"
#include "ui/hands/table_words.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>

#include <limits>

namespace yomi::ui::hands {

namespace {

void layOut(QDialog& dialog, QGridLayout* fields, std::initializer_list<QWidget*> below) {
    fields->setColumnStretch(1, 1);
    auto* column = new QVBoxLayout(&dialog);
    column->setSpacing(3 * spacingUnit);
    column->addLayout(fields);
    for (QWidget* each : below)
        column->addWidget(each);
    constexpr int width = 360;
    dialog.setMinimumWidth(width);
}

} // namespace

PuzzleDialog::PuzzleDialog(TableGame& game, QWidget* parent)
    : QDialog(parent)
    , m_game(game)
    , m_seed(new QSpinBox)
    , m_refusal(refusalLabel())
    , m_job([this](const auto& outcome) { take(outcome); }) {
    setWindowTitle(tr("Make a puzzle"));
    auto* fields = new QGridLayout;
    for (int player = 1; player <= static_cast<int>(m_cards.size()); ++player) {
        const bool isOptional = player == 3;
        auto* cards = m_cards[static_cast<std::size_t>(player) - 1] = new QSpinBox;
        cards->setRange(isOptional ? 0 : 1, mostEndgameCards);
        constexpr int usual = 9;
        cards->setValue(isOptional ? 0 : usual);
        if (isOptional)
            cards->setSpecialValueText(tr("none"));
        addFieldRow(*fields, tr("Cards of player %1").arg(player), cards);
    }
    m_seed->setRange(0, std::numeric_limits<int>::max());
    constexpr int seeds = 1'000'000;
    m_seed->setValue(QRandomGenerator::global()->bounded(seeds));
    m_seed->setToolTip(tr("Equal seeds give equal puzzles."));
    addFieldRow(*fields, tr("Seed"), m_seed);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
    auto* makeButton = buttons->addButton(tr("Make puzzle"), QDialogButtonBox::ActionRole);
    m_refusal->hide();
    layOut(*this, fields,
           {mutedLabel(tr("A puzzle is an endgame that player 1, who leads, wins with exactly one "
                          "play. The bans of the table hold.")),
            m_refusal, new JobBar(m_job), buttons});
    makeButton->setDefault(true); // now that it is in the dialog
    connect(makeButton, &QAbstractButton::clicked, this, &PuzzleDialog::make);
    connect(&m_job, &BackgroundRun::runningChanged, makeButton, &QWidget::setDisabled);
}

void PuzzleDialog::make() {
    showRefusal(*m_refusal, {});
    std::vector<int> sizes;
    for (const QSpinBox* cards : m_cards)
        if (cards->value() > 0)
            sizes.push_back(cards->value());
    const Inputs& inputs = m_game.document().inputs();
    m_job.start([book = inputs.book, sizes, seed = static_cast<std::uint64_t>(m_seed->value()),
                 bans = bansOf(inputs)](JobControl& control) {
        return makePuzzle(book, sizes, seed, bans, control.stopToken(), [&](int tried) {
            constexpr double usual = 50; // one position in so many is a puzzle
            control.report({tried / (tried + usual), tr("%n positions tried", nullptr, tried), {}});
        });
    });
}

void PuzzleDialog::take(const Outcome<EndgamePuzzle>& outcome) {
    if (!outcome.result)
        return showRefusal(*m_refusal, outcome.error);
    m_game.setValuesShown(false);
    m_game.setSolver(1, false); // the person looks for the play
    m_game.perform(setPuzzle(m_game.document().inputs(), outcome.result->position));
    accept();
}

LastPlayDialog::LastPlayDialog(TableGame& game, QWidget* parent)
    : QDialog(parent)
    , m_game(game)
    , m_play(new QLineEdit)
    , m_player(new QComboBox)
    , m_refusal(refusalLabel(QStringLiteral("lastPlayRefusal"))) {
    setWindowTitle(tr("Play to beat"));
    const EndgamePosition& start = game.game().start;
    m_play->setPlaceholderText(tr("Cards such as 34567"));
    m_play->setClearButtonEnabled(true);
    if (start.last)
        m_play->setText(playWords(*start.book, *start.last).remove(u'+'));
    for (int turn = 1; turn < start.players(); ++turn) { // the player before first
        const int player = (start.toMove - 1 - turn + start.players()) % start.players() + 1;
        m_player->addItem(playerText(player), player);
    }
    m_player->setCurrentIndex(std::max(0, m_player->findData(start.lastBy)));
    auto* fields = new QGridLayout;
    addFieldRow(*fields, tr("Last play"), m_play);
    addFieldRow(*fields, tr("Made by"), m_player);
    m_refusal->hide();
    connect(m_play, &QLineEdit::textChanged, this, [this] { showRefusal(*m_refusal, {}); });
    layOut(*this, fields,
           {mutedLabel(
                tr("Player %1 is to beat it or pass. Without a play he leads.").arg(start.toMove)),
            m_refusal, dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel)});
}

void LastPlayDialog::accept() {
    const QString refusal = m_game.perform(
        setLastPlay(m_game.document().inputs(), m_play->text(), m_player->currentData().toInt()));
    showRefusal(*m_refusal, refusal);
    if (refusal.isEmpty())
        QDialog::accept();
}

} // namespace yomi::ui::hands
