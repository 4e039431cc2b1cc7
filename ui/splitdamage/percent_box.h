// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

namespace yomi::ui::splitdamage {

/// A field for a probability, above 0 and at most 1, written in percent with no more digits than
/// it needs: "50 %", "99.9 %".
class PercentBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit PercentBox(QWidget* parent = nullptr);

    /// Shows it; says nothing of it.
    void setProbability(double probability);

    QString textFromValue(double percent) const override;

Q_SIGNALS:
    void probabilityChanged(double probability); ///< by the person

private:
    bool m_showing = false; ///< what the document holds
};

} // namespace yomi::ui::splitdamage
