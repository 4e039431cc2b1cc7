// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/setup_fields.h"

#include "ui/common/colors.h"
#include "ui/common/value_command.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace yomi::ui::icefire {

SetupFields::SetupFields(AnnealerModel& model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_profile(new QComboBox)
    , m_iterations(new QSpinBox)
    , m_seed(new QLineEdit)
    , m_parameters(new QPushButton(tr("Parameters…"))) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(spacingUnit);
    const auto add = [row](const QString& name, const QString& explanation, QWidget* field,
                           int stretch) {
        field->setAccessibleName(name);
        field->setToolTip(explanation);
        row->addWidget(field, stretch);
    };
    m_profile->addItems({QStringLiteral("article"), QStringLiteral("strong")});
    add(tr("Profile"), tr("Whose parameters: the article's, or those that go beyond it."),
        m_profile, 2);
    m_iterations->setRange(0, mostIterations);
    m_iterations->setSingleStep(1000);
    m_iterations->setGroupSeparatorShown(true);
    add(tr("Iterations"), tr("Of both phases together."), m_iterations, 2);
    add(tr("Seed of the search"), tr("Another seed, another plan: a whole number from 0."), m_seed,
        1);
    add(tr("Parameters"), tr("Temperatures and weights, one by one."), m_parameters, 0);
    auto* series = new EditSeries(m_iterations);
    connect(m_profile, &QComboBox::activated, this, [this] {
        AnnealerSetup changed = setup();
        changed.profile = m_profile->currentText().toStdString();
        changed.parameters = profile(changed.profile);
        m_model.change(m_model.shownRow(), changed);
    });
    connect(m_iterations, &QSpinBox::valueChanged, this, [this, series](int iterations) {
        AnnealerSetup changed = setup();
        changed.iterations = iterations;
        m_model.change(m_model.shownRow(), changed, series->key("iterations"));
    });
    connect(m_seed, &QLineEdit::editingFinished, this, &SetupFields::takeSeed);
    connect(m_parameters, &QPushButton::clicked, this, &SetupFields::editParameters);
    connect(&model, &AnnealerModel::changed, this, &SetupFields::refresh);
    refresh();
}

const AnnealerSetup& SetupFields::setup() const {
    return m_model.setups()[static_cast<std::size_t>(m_model.shownRow())];
}

void SetupFields::takeSeed() {
    bool read = false;
    const qlonglong seed = m_seed->text().trimmed().toLongLong(&read);
    AnnealerSetup changed = setup();
    if (read && seed >= 0)
        changed.seed = static_cast<std::uint64_t>(seed);
    m_seed->setText(QString::number(changed.seed));
    m_model.change(m_model.shownRow(), changed);
}

void SetupFields::editParameters() {
    AnnealerSetup changed = setup();
    const auto parameters = askForParameters(this, changed.parameters);
    if (!parameters)
        return;
    changed.parameters = *parameters;
    m_model.change(m_model.shownRow(), changed);
}

void SetupFields::refresh() {
    m_profile->setCurrentText(QString::fromStdString(setup().profile));
    const QSignalBlocker blocker(m_iterations);
    m_iterations->setValue(setup().iterations);
    if (!m_seed->hasFocus())
        m_seed->setText(QString::number(setup().seed));
}

} // namespace yomi::ui::icefire
