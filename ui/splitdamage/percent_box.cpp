// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/percent_box.h"

namespace yomi::ui::splitdamage {

PercentBox::PercentBox(QWidget* parent)
    : QDoubleSpinBox(parent) {
    constexpr int decimals = 4;
    setDecimals(decimals);
    setRange(1e-4, 100);
    setSuffix(tr(" %"));
    setAlignment(Qt::AlignRight);
    setKeyboardTracking(false);
    connect(this, &QDoubleSpinBox::valueChanged, this, [this](double percent) {
        if (!m_showing)
            Q_EMIT probabilityChanged(percent / 100);
    });
}

void PercentBox::setProbability(double probability) {
    m_showing = true;
    setValue(100 * probability);
    m_showing = false;
}

QString PercentBox::textFromValue(double percent) const {
    return locale().toString(percent, 'g', QLocale::FloatingPointShortest);
}

} // namespace yomi::ui::splitdamage
