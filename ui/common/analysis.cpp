// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/analysis.h"

namespace yomi::ui {

void AnalysisBase::setState(AnalysisState state, const QString& error) {
    m_state = state;
    m_error = error;
    updateFaded(run().isBusy());
    Q_EMIT changed();
}

void AnalysisBase::updateFaded(bool busy) {
    const bool faded =
        m_state == AnalysisState::Stopped || (m_state == AnalysisState::Stale && busy);
    if (faded == m_faded)
        return;
    m_faded = faded;
    Q_EMIT fadedChanged(faded);
}

} // namespace yomi::ui
