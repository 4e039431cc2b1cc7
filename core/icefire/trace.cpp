// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/trace.h"

namespace yomi::icefire {

void Recorder::sample(PhaseTrace::Sample sample) {
    constexpr std::size_t most = 1000;
    auto& samples = m_phase->samples;
    sample.acceptance = static_cast<double>(m_window.accepted) / m_window.tried;
    m_window = {};
    samples.push_back(sample);
    if (samples.size() < most)
        return;
    // How long a timed run will be is not known: keep every second sample and go on half as often.
    for (std::size_t i = 0; i < most / 2; ++i) {
        samples[i] = samples[2 * i + 1];
        samples[i].acceptance = (samples[i].acceptance + samples[2 * i].acceptance) / 2;
    }
    samples.resize(most / 2);
    m_every *= 2;
}

} // namespace yomi::icefire
