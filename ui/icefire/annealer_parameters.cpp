// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/annealer_parameters.h"

#include "core/common/fields.h"
#include "ui/charts/labels.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/follow_font.h"
#include "ui/common/wording.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QScrollArea>

#include <array>
#include <type_traits>

namespace yomi::ui::icefire {

namespace {

/// The value of the parameter with that name.
double valueOf(const Parameters& parameters, const QString& name) {
    double value = 0;
    forEachField(parameters, [&](const char* each, auto field, auto&&...) {
        if (name == QLatin1String(each))
            value = static_cast<double>(field);
    });
    return value;
}

/// For lupdate: what words() makes of the parameters.
[[maybe_unused]] constexpr std::array parameterWords = {
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "moves share"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "moves hot"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "moves cold"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "training hot"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "training cold"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "gold early"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "gold middle"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "gold late"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "threatened"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "tower distance"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "mines from"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "mines paid before"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "beyond article"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "income"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "cut off"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "cut"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "pressure"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "steps"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "bankrupt"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "lethal"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "race"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "race lost"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "candidates"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "reply share"),
    QT_TRANSLATE_NOOP("yomi::ui::icefire::Parameter", "chains")};

/// The name of a parameter as a label: "gold early" for goldEarly.
QString words(const QString& name) {
    QByteArray text;
    for (const QChar c : name)
        text +=
            c.isUpper() ? QByteArray(" ") + c.toLower().toLatin1() : QByteArray(1, c.toLatin1());
    return QCoreApplication::translate("yomi::ui::icefire::Parameter", text);
}

QString numberOf(double value) {
    return QLocale().toString(value, 'g', 12);
}

} // namespace

AnnealerParameters::AnnealerParameters(AnnealerModel& model, QWidget* parent)
    : Card(tr("Parameters of run A"), parent)
    , m_model(model) {
    auto* form = new QWidget;
    auto* grid = new QGridLayout(form);
    grid->setContentsMargins(0, 0, 2 * spacingUnit, 0);
    grid->setHorizontalSpacing(2 * spacingUnit);
    grid->setVerticalSpacing(spacingUnit);
    grid->setColumnStretch(1, 1);
    const Parameters usual;
    forEachField(usual, [&](const char* name, auto field, Phrase help, auto range) {
        const QString explanation = worded(Sentence("{}.", Sentence(help)));
        if constexpr (std::is_same_v<decltype(field), bool>)
            addSwitch(*grid, QLatin1String(name), explanation);
        else
            addNumber(*grid, QLatin1String(name), explanation, range.least, range.most);
    });
    auto* scroll = new QScrollArea;
    scroll->setWidget(form);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    form->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    content()->addWidget(scroll, 1);
    connect(&model, &AnnealerModel::setupsChanged, this, &AnnealerParameters::refresh);
    refresh();
}

// Not "class Number": lupdate would take that for the class of the texts.
template <typename Number>
void AnnealerParameters::addNumber(QGridLayout& grid, const QString& name, const QString& help,
                                   Number least, Number most) {
    auto* edit = new QLineEdit;
    edit->setAlignment(Qt::AlignRight);
    followFont(*edit, [edit] { edit->setFixedWidth(qRound(besideLabel(90))); });
    edit->setAccessibleName(words(name));
    edit->setAccessibleDescription(help);
    const QString limits =
        tr("%1 to %2")
            .arg(numberOf(static_cast<double>(least)), numberOf(static_cast<double>(most)));
    edit->setToolTip(tr("%1: %2").arg(help.chopped(1), limits));
    auto* label = mutedLabel(help.chopped(1));
    label->setBuddy(edit);
    auto* refusal = refusalLabel(name + QStringLiteral("Refusal"));
    refusal->hide();
    const int row = grid.rowCount();
    auto* title = new QLabel(words(name));
    grid.addWidget(title, row, 0);
    grid.addWidget(label, row, 1);
    grid.addWidget(edit, row, 2);
    grid.addWidget(refusal, row + 1, 0, 1, 3);
    // After the typing: "1e999" begins with valid numbers.
    connect(edit, &QLineEdit::editingFinished, this,
            [this, name, edit, refusal, least, most, limits] {
                bool isNumber = false;
                const double value = QLocale().toDouble(edit->text().trimmed(), &isNumber);
                const bool taken =
                    isNumber && value >= static_cast<double>(least) &&
                    value <= static_cast<double>(most) &&
                    (std::is_floating_point_v<Number> || value == static_cast<int>(value));
                showRefusal(*refusal, taken ? QString()
                                            : tr("“%1” is not possible: %2 goes from %3%4.")
                                                  .arg(edit->text(), words(name), limits,
                                                       std::is_floating_point_v<Number>
                                                           ? QString()
                                                           : tr(", in whole numbers")));
                if (taken)
                    take(name, value);
            });
    m_refreshes << [name, edit, refusal](const Parameters& parameters) {
        const double value = valueOf(parameters, name);
        bool isNumber = false;
        const double shown = QLocale().toDouble(edit->text().trimmed(), &isNumber);
        if (isNumber && shown == value)
            return;
        edit->setText(numberOf(value));
        refusal->hide();
    };
}

void AnnealerParameters::addSwitch(QGridLayout& grid, const QString& name, const QString& help) {
    auto* box = new QCheckBox(help.chopped(1));
    box->setAccessibleName(words(name));
    box->setToolTip(help);
    grid.addWidget(box, grid.rowCount(), 0, 1, 3);
    connect(box, &QCheckBox::clicked, this, [this, name](bool on) { take(name, on); });
    m_refreshes << [name, box](const Parameters& parameters) {
        box->setChecked(valueOf(parameters, name) != 0);
    };
}

void AnnealerParameters::take(const QString& name, double value) {
    m_model.change(
        [&](AnnealerSetup& setup) {
            forEachField(setup.parameters, [&](const char* each, auto& field, auto&&...) {
                if (name == QLatin1String(each))
                    field = static_cast<std::remove_reference_t<decltype(field)>>(value);
            });
        },
        tr("Change %1").arg(words(name)));
}

void AnnealerParameters::refresh() {
    setTitle(tr("Parameters of run %1").arg(AnnealerModel::runName(m_model.current())));
    for (const Refresh& each : std::as_const(m_refreshes))
        each(m_model.setups()[m_model.current()].parameters);
}

} // namespace yomi::ui::icefire
