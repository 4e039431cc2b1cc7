// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/annealer_model.h"

#include <algorithm>

namespace yomi::ui::icefire {

AnnealerModel::AnnealerModel(MatchModel& model, QObject* parent)
    : QObject(parent)
    , m_model(model)
    , m_document(model.document())
    , m_run([this](const ui::Outcome<Turns>& outcome) {
        m_error = outcome.error;
        if (outcome.result)
            m_turns = *outcome.result;
        Q_EMIT changed();
    }) {
    connect(&model, &MatchModel::momentChanged, this, &AnnealerModel::follow);
    connect(&m_document, &Document::changed, this, &AnnealerModel::follow);
}

void AnnealerModel::setWatched(bool watched) {
    m_watched = watched;
    if (watched)
        follow();
    else
        m_run.stop();
}

const AnnealedTurn* AnnealerModel::turn(int row) const {
    const auto found = std::ranges::find_if(m_turns, [&](const auto& turn) {
        return turn->setup == setups()[static_cast<std::size_t>(row)];
    });
    return found == m_turns.end() ? nullptr : found->get();
}

QString AnnealerModel::whyNothing() const {
    if (!m_model.faults().isEmpty())
        return tr("The position cannot occur; the page Position says why.");
    if (m_model.replay().match().ending && !m_model.prospects())
        return tr("The game is over.");
    return {};
}

void AnnealerModel::showRow(int row) {
    m_row = row;
    Q_EMIT changed();
}

void AnnealerModel::follow() {
    m_row = std::min(m_row, static_cast<int>(setups().size()) - 1);
    const auto& match = m_document.inputs().match;
    if (match != m_match || m_model.playerTurn() != m_playerTurn) {
        m_match = match;
        m_playerTurn = m_model.playerTurn();
        m_turns.clear();
    }
    if (m_watched)
        start();
    Q_EMIT changed();
}

void AnnealerModel::start() {
    const bool known = std::ranges::all_of(
        setups(), [row = 0, this](const AnnealerSetup&) mutable { return turn(row++) != nullptr; });
    if (!whyNothing().isEmpty() || known) {
        m_run.stop();
        return;
    }
    const State start = m_model.replay().startOf(m_playerTurn);
    m_run.start([start, setups = setups(), turns = m_turns](const std::stop_token& stop) {
        Turns all;
        for (const AnnealerSetup& setup : setups) {
            const auto found =
                std::ranges::find_if(turns, [&](const auto& turn) { return turn->setup == setup; });
            all.push_back(found != turns.end() ? *found
                                               : std::make_shared<const AnnealedTurn>(
                                                     annealTurn(start, setup, stop)));
        }
        return all;
    });
}

void AnnealerModel::change(int row, const AnnealerSetup& setup, const QByteArray& mergeKey) {
    std::vector<AnnealerSetup> changed = setups();
    changed[static_cast<std::size_t>(row)] = setup;
    m_document.perform(setSetups(m_document.inputs(), std::move(changed),
                                 tr("Anneal as %1").arg(setupName(setup))),
                       mergeKey);
}

void AnnealerModel::add() {
    if (setups().size() >= mostSetups)
        return;
    std::vector<AnnealerSetup> more = setups();
    more.push_back(more[static_cast<std::size_t>(m_row)]);
    ++more.back().seed;
    m_row = static_cast<int>(more.size()) - 1;
    const QString sentence = tr("Add %1").arg(setupName(more.back()));
    m_document.perform(setSetups(m_document.inputs(), std::move(more), sentence));
}

void AnnealerModel::remove(int row) {
    if (setups().size() == 1)
        return;
    std::vector<AnnealerSetup> fewer = setups();
    fewer.erase(fewer.begin() + row);
    m_document.perform(setSetups(m_document.inputs(), std::move(fewer), tr("Remove an annealing")));
}

} // namespace yomi::ui::icefire
