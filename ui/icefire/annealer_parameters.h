// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/icefire/annealer_model.h"

#include <functional>

class QGridLayout;

namespace yomi::ui::icefire {

/// The parameters of the selected run, a field each; a value outside its limits is refused below
/// its field.
class AnnealerParameters : public Card {
    Q_OBJECT

public:
    explicit AnnealerParameters(AnnealerModel& model, QWidget* parent = nullptr);

private:
    /// Updates a field from the parameters.
    using Refresh = std::function<void(const Parameters&)>;

    template <class Number>
    void addNumber(QGridLayout& grid, const QString& name, const QString& help, Number least,
                   Number most);
    void addSwitch(QGridLayout& grid, const QString& name, const QString& help);
    void take(const QString& name, double value);
    void refresh();

    AnnealerModel& m_model;
    QList<Refresh> m_refreshes;
};

} // namespace yomi::ui::icefire
