// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/table_proof.h"

#include "core/common/document.h"
#include "core/tree/recording_writer.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/save_file.h"
#include "ui/hands/proof_model.h"
#include "ui/hands/table_words.h"
#include "ui/inspector/recording_document.h"

#include <QHeaderView>
#include <QTreeView>

#include <sstream>

namespace yomi::ui::hands {

TableProof::TableProof(TableGame& game, QWidget* parent)
    : Card(tr("Proof"), parent)
    , m_game(game)
    , m_open(explainedAction(tr("Open in search inspector"),
                             tr("Opens a recording of the search from this position."), this,
                             [this] { record(); }))
    , m_openButton(new CommandButton(m_open))
    , m_refusal(refusalLabel(QStringLiteral("proofRefusal")))
    , m_model(new ProofModel(this))
    , m_recording([this](const Outcome<std::string>& outcome) {
        showRefusal(*m_refusal, outcome.error);
        if (outcome.result)
            open(*outcome.result);
    }) {
    auto* bar = new JobBar(m_recording);
    bar->leaveWidth(*m_openButton);
    addHeaderWidget(bar);
    addHeaderWidget(m_openButton);
    m_refusal->hide();
    auto* view = new QTreeView;
    view->setModel(m_model);
    view->setAccessibleName(tr("Proof of the position"));
    view->setUniformRowHeights(true);
    view->setFrameShape(QFrame::NoFrame);
    view->header()->setSectionsClickable(false);
    constexpr int playWidth = 210;
    view->setColumnWidth(ProofModel::Play, playWidth);
    content()->setSpacing(spacingUnit);
    content()->addWidget(m_refusal);
    content()->addWidget(view, 1);
    connect(m_model, &ProofModel::failed, this,
            [this](const QString& error) { showRefusal(*m_refusal, error); });
    connect(&m_recording, &BackgroundRun::runningChanged, this, &TableProof::refresh);
    connect(&game, &TableGame::changed, this, &TableProof::refresh);
    refresh();
}

QString TableProof::whyNoProof() const {
    return !m_game.hasTable()     ? tr("The proof of who wins appears here.")
           : m_game.isOver()      ? tr("The game is over.")
           : m_game.look().values ? m_game.prover() ? QString() : tr("Not solved yet.")
                                  : tr("Show values to see why a side wins.");
}

void TableProof::refresh() {
    const QString reason = whyNoProof();
    setEmptyText(reason);
    const EndgameAnswer* answer = reason.isEmpty() ? m_game.answer(m_game.shownPlies()) : nullptr;
    setTitle(answer ? winnerText(answer->winner, m_game.game().start.players()) : tr("Proof"));
    m_open->setEnabled(reason.isEmpty() && !m_recording.isRunning());
    m_openButton->setVisible(reason.isEmpty());
    std::optional<PlayedEndgame> shown;
    if (reason.isEmpty())
        shown = {m_game.position(), {}};
    if (shown == m_shown)
        return;
    m_shown = shown;
    showRefusal(*m_refusal, {});
    m_model->setProof(shown ? m_game.prover() : nullptr);
}

void TableProof::record() {
    showRefusal(*m_refusal, {});
    m_recording.start([start = m_game.position()](JobControl& control) {
        const EndgameSolver solver(start, {}, control.stopToken());
        const yomi::search::RecordedSearch search =
            solver.record({}, mostRecorded, control.stopToken());
        std::ostringstream text;
        yomi::tree::writeRecording(search.trace, {search.header}, text, control.stopToken());
        return std::move(text).str();
    });
}

void TableProof::open(const std::string& recording) {
    if (recording.size() <= inspector::longestPaste)
        return openInTree({{"text", recording}});
    askAndSave(this, QStringLiteral("endgame.yt"), tr("Recordings (*.yt)"),
               [&](const QString& file) {
                   const QString refusal = saveBytes(file, QByteArray::fromStdString(recording));
                   if (refusal.isEmpty())
                       openInTree({{"file", file.toStdString()}});
                   return refusal;
               });
}

/// At its result, in the tree.
void TableProof::openInTree(nlohmann::json recording) {
    recording["view"]["page"] = nameOf(inspector::RecordingPage::Tree);
    Q_EMIT searchRecorded(
        QByteArray::fromStdString(documentText(inspector::recordingKind, recording, {})));
}

} // namespace yomi::ui::hands
