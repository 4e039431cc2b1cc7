// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/commands_panel.h"

#include "core/common/escaped.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/escaped.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/common/wording.h"
#include "ui/icefire/words.h"

#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace yomi::ui::icefire {

CommandsPanel::CommandsPanel(MatchModel& model, QWidget* parent)
    : Card(tr("Commands"), parent)
    , m_model(model)
    , m_table(new ValueTable(
          {{tr("Command"), tr("What the player wrote."), {}},
           {tr("Result"), tr("The outcome of each command, in the order of the line."), {}}},
          this))
    , m_view(new TableView(m_table, tr("Commands")))
    , m_reason(mutedLabel({}))
    , m_errorsTitle(headingLabel(tr("Error output")))
    , m_errors(new QPlainTextEdit) {
    m_view->setSortingEnabled(false);
    m_view->setRows(2);
    m_reason->setObjectName(QStringLiteral("commandReason"));
    content()->setSpacing(spacingUnit);
    content()->addWidget(m_view, 1);
    content()->addWidget(m_reason);
    content()->addWidget(m_errorsTitle);
    content()->addWidget(m_errors);
    m_errors->setReadOnly(true);
    m_errors->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_errors->setMaximumHeight(6 * fontMetrics().lineSpacing());
    m_errors->setAccessibleName(m_errorsTitle->text());
    m_errors->setToolTip(tr("What the player's program wrote to its standard error before this "
                            "line, since its line before."));
    connect(m_view, &TableView::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_model.go(m_model.replay().firstMoment(m_model.playerTurn()) + row);
    });
    connect(&model, &MatchModel::matchChanged, this, [this] { m_shownTurn = -1; });
    connect(&model, &MatchModel::momentChanged, this, &CommandsPanel::refresh);
    refresh();
}

void CommandsPanel::showTurn(int playerTurn) {
    m_shownTurn = playerTurn;
    StartOfTurn dead;
    const State start = m_model.replay().startOf(playerTurn, dead);
    const int income = start.income[start.player];
    const int died = static_cast<int>(dead.cutOff.size() + dead.unpaid.size());
    QStringList sentences(
        tr("%1 gold, including %2 income of this turn.").arg(start.gold[start.player]).arg(income));
    if (!dead.cutOff.empty())
        sentences += tr("Units that died without connection: %1.").arg(dead.cutOff.size());
    if (!dead.unpaid.empty())
        sentences += tr("The gold did not suffice; units that died: %1.").arg(dead.unpaid.size());
    m_startSentence = joinedSentences(sentences);
    QList<QVariantList> rows = {
        {tr("Turn starts"),
         died > 0 ? tr("%n died", nullptr, died) : tr("%1 gold").arg(start.gold[start.player])}};
    for (const Piece& piece : m_model.replay().pieces(playerTurn))
        rows << QVariantList{escaped(piece.text), outcomeText(piece)};
    m_table->setRows(std::move(rows));
    const auto& turns = m_model.replay().match().turns;
    const auto turn = static_cast<std::size_t>(playerTurn);
    const std::string errors = turn < turns.size() ? turns[turn].errors : std::string();
    m_errors->setPlainText(QString::fromStdString(yomi::escaped(errors, "\n\t")));
    m_errors->setVisible(!errors.empty());
    m_errorsTitle->setVisible(!errors.empty());
}

QString CommandsPanel::reason(int done) const {
    const Replay& replay = m_model.replay();
    const auto& ending = replay.match().ending;
    if (done > 0)
        return outcomeSentence(replay.pieces(m_shownTurn)[static_cast<std::size_t>(done - 1)]);
    if (ending && m_model.moment() == replay.lastMoment())
        return tr("%1. No line came.", "how the game ended").arg(endingText(*ending));
    return m_startSentence;
}

void CommandsPanel::refresh() {
    if (m_model.playerTurn() != m_shownTurn)
        showTurn(m_model.playerTurn());
    const int done = m_model.replay().piecesDone(m_model.moment());
    m_view->setCurrentRow(done);
    m_view->scrollTo(m_view->model()->index(done, 0));
    m_reason->setText(reason(done));
}

} // namespace yomi::ui::icefire
