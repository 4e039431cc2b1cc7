// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/match_page.h"

#include "core/icefire/contestant.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/save_file.h"
#include "ui/common/wording.h"
#include "ui/icefire/curves_panel.h"
#include "ui/icefire/player_box.h"
#include "ui/icefire/program_consent.h"
#include "ui/icefire/words.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

namespace yomi::ui::icefire {

MatchPage::MatchPage(MatchModel& model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_runner(model)
    , m_tool(model)
    , m_orderRow(new QWidget)
    , m_message(refusalLabel(QStringLiteral("matchMessage"))) {
    m_playOn = addAction(tr("Play on"), Qt::CTRL | Qt::Key_Return,
                         tr("The players play on from the player-turn shown."), [this] {
                             if (playersMayPlay())
                                 m_runner.playOn();
                         });
    m_playOnExplanation = m_playOn->toolTip();
    m_endTurn = addAction(tr("End turn"), Qt::CTRL | Qt::Key_E,
                          tr("Your turn ends, and the other side answers."), [this] {
                              if (playersMayPlay())
                                  m_runner.endTurn();
                          });
    addAction(tr("Save the game as a record…"), {}, tr("As JSON Lines."), [this] { saveRecord(); });

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2 * spacingUnit);
    column->addWidget(createPlayers());
    column->addWidget(new CurvesPanel(model), 1);

    connect(&m_runner, &MatchRunner::failed, this, &MatchPage::say);
    connect(&m_tool, &PlayTool::refused, this, &MatchPage::say);
    connect(&m_tool, &PlayTool::changed, this, &MatchPage::refresh);
    connect(&m_runner.job(), &BackgroundRun::runningChanged, this, &MatchPage::refresh);
    connect(&model, &MatchModel::matchChanged, this, [this] { say({}); });
    connect(&model, &MatchModel::momentChanged, this, &MatchPage::refresh);
    say({});
    refresh();
}

QAction* MatchPage::addAction(const QString& text, const QKeySequence& key,
                              const QString& explanation, const std::function<void()>& act) {
    m_actions << keyedAction(text, explanation, key, this, act);
    return m_actions.last();
}

Card* MatchPage::createPlayers() {
    auto* card = new Card(tr("Players"));
    card->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    card->content()->setSpacing(spacingUnit);
    auto* rows = new QGridLayout;
    rows->setHorizontalSpacing(2 * spacingUnit);
    rows->setVerticalSpacing(spacingUnit);
    for (const Player player : {0, 1}) {
        m_players[player] = new PlayerBox(tr("Player of %1").arg(sideName(player)), true);
        connect(m_players[player], &PlayerBox::playerChosen, this,
                [this, player](const std::string& name) {
                    m_model.document().perform(
                        setPlayer(m_model.document().inputs(), player, name));
                    if (name != personName)
                        say(worded(startProblem(name)));
                });
        auto* label = new QLabel(sideTitle(player));
        label->setBuddy(m_players[player]);
        rows->addWidget(label, player, 0);
        rows->addWidget(m_players[player], player, 1);
    }
    rows->setColumnStretch(1, 1);
    rows->addWidget(actionButton(m_playOn), 0, 2);
    card->content()->addLayout(rows);
    card->content()->addWidget(createOrders());
    card->content()->addWidget(m_message);
    card->addHeaderWidget(new JobBar(m_runner.job()));
    return card;
}

QWidget* MatchPage::createOrders() {
    auto* row = new QHBoxLayout(m_orderRow);
    row->setContentsMargins({});
    row->setSpacing(spacingUnit);
    const QList<Order> orders = ordersOf(m_model.state());
    for (const Order& order : orders) {
        auto* button = new QToolButton;
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setObjectName(QStringLiteral("order%1").arg(order.key));
        row->addWidget(button);
        m_orders << button;
        connect(button, &QToolButton::clicked, this, [this, order](bool on) {
            m_tool.setOrder(on ? std::optional(order.command) : std::nullopt);
        });
    }
    row->addStretch(1);
    row->addWidget(actionButton(m_endTurn));
    return m_orderRow;
}

bool MatchPage::playersMayPlay() {
    return mayPlay(m_model.document().match().players, this);
}

void MatchPage::saveRecord() {
    askAndSave(this, QStringLiteral("match.jsonl"), tr("Recorded games (*.jsonl)"),
               [this](const QString& name) {
                   return saveBytes(
                       name, QByteArray::fromStdString(recordText(m_model.replay().match())));
               });
}

void MatchPage::say(const QString& sentence) {
    showRefusal(*m_message, sentence);
}

void MatchPage::refresh() {
    const Match& match = m_model.replay().match();
    for (const Player player : {0, 1})
        m_players[player]->setPlayer(match.players[player]);
    const bool running = m_runner.job().isRunning();
    const bool persons = m_model.isPersonsTurn() && !running;
    const QString reason = m_runner.whyNotPlayOn();
    m_playOn->setEnabled(!running && reason.isEmpty());
    m_playOn->setToolTip(reason.isEmpty() ? m_playOnExplanation : reason);
    m_endTurn->setEnabled(!running && !match.ending && m_model.faults().isEmpty() &&
                          match.players[m_model.state().player] == personName);
    m_orderRow->setVisible(match.players[0] == personName || match.players[1] == personName);
    const QList<Order> orders = ordersOf(m_model.state());
    for (int i = 0; i < m_orders.size(); ++i) {
        QToolButton* button = m_orders[i];
        button->setText(orders[i].shortName);
        button->setToolTip(
            tr("%1: key %2").arg(orders[i].name, QKeySequence(orders[i].key).toString()));
        button->setAccessibleName(orders[i].name);
        button->setEnabled(persons);
        button->setChecked(m_tool.order() == orders[i].command);
    }
}

} // namespace yomi::ui::icefire
