// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/icefire/annealer_model.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace yomi::ui::icefire {

/// The fields of the setup shown: profile, iterations, seed, and the parameters in a dialog.
class SetupFields : public QWidget {
    Q_OBJECT

public:
    explicit SetupFields(AnnealerModel& model, QWidget* parent = nullptr);

private:
    const AnnealerSetup& setup() const;
    void editParameters();
    void takeSeed();
    void refresh();

    AnnealerModel& m_model;
    QComboBox* m_profile;
    QSpinBox* m_iterations;
    QLineEdit* m_seed;
    QPushButton* m_parameters;
};

/// Asks for parameters, each in a field with its explanation, its limits kept; nothing when the
/// person changes his mind.
std::optional<Parameters> askForParameters(QWidget* parent, const Parameters& before);

} // namespace yomi::ui::icefire
