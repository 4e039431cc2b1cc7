// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/annealer_setups.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSpinBox>

#include <limits>

namespace yomi::ui::icefire {

namespace {

constexpr const char* profiles[] = {"article", "strong"};
constexpr int usualMilliseconds = static_cast<int>(Budget::thinkingTime.count());

QList<ValueColumn> columns() {
    return {
        {AnnealerSetups::tr("run"),
         AnnealerSetups::tr("The runs to compare; the selected one is shown on the board."),
         {}},
        {AnnealerSetups::tr("profile"),
         AnnealerSetups::tr("Whose parameters; with a mark if some are changed."),
         {}},
        {AnnealerSetups::tr("seed"), AnnealerSetups::tr("The seed of all that is drawn."), {}},
        {AnnealerSetups::tr("iterations"),
         AnnealerSetups::tr(
             "Iterations of both phases for the plan that was chosen, as the curves show them."),
         ui::Unit::Count},
        {AnnealerSetups::tr("time"), AnnealerSetups::tr("How long the run took."),
         ui::Unit::Seconds},
        {AnnealerSetups::tr("value"),
         AnnealerSetups::tr(
             "Value of the plan found, in cells; runs with other weights count otherwise."),
         ui::Unit::Number}};
}

QString profileName(std::string_view profile) {
    return profile == "article" ? AnnealerSetups::tr("article") : AnnealerSetups::tr("strong");
}

QString profileText(const AnnealerSetup& setup) {
    const QString name = profileName(setup.profile);
    return setup.parameters == profile(setup.profile) ? name
                                                      : AnnealerSetups::tr("%1, changed").arg(name);
}

} // namespace

AnnealerSetups::AnnealerSetups(AnnealerModel& model, QWidget* parent)
    : Card(tr("Runs"), parent)
    , m_model(model)
    , m_table(new ValueTable(columns(), this))
    , m_view(new TableView(m_table, tr("Runs")))
    , m_profile(new QComboBox)
    , m_seed(new QLineEdit)
    , m_length(new QSpinBox)
    , m_unit(new QComboBox)
    , m_refusal(refusalLabel(QStringLiteral("runRefusal")))
    , m_fields(model.document()) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    createActions();
    for (QAction* action : std::as_const(m_actions))
        addHeaderWidget(new CommandButton(action));
    m_view->setSortingEnabled(false);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->stretchColumn(1);
    m_view->setRows(2);
    m_view->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    content()->setSpacing(spacingUnit);
    content()->addWidget(m_view);
    content()->addWidget(createFields());
    content()->addWidget(m_refusal);
    connect(m_view, &TableView::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_model.setCurrent(static_cast<std::size_t>(row));
    });
    connect(&model, &AnnealerModel::setupsChanged, this, &AnnealerSetups::refresh);
    connect(&model, &AnnealerModel::setupsChanged, &m_fields, &FieldBinder::refresh);
    connect(&model, &AnnealerModel::runsChanged, this, &AnnealerSetups::refresh);
    refresh();
    m_fields.refresh();
}

void AnnealerSetups::createActions() {
    m_again = explainedAction(
        tr("Run again"), tr("Runs the annealer again; runs limited by time come out differently."),
        this, [this] { m_model.runAgain(); });
    m_add =
        explainedAction(tr("Add a run"), tr("Another run, a copy of this one with the next seed."),
                        this, [this] { addRun(); });
    m_remove = explainedAction(tr("Remove"), tr("Takes the selected run off the list."), this,
                               [this] { removeRun(); });
    m_actions << m_again << m_add << m_remove;
}

QWidget* AnnealerSetups::createFields() {
    for (const char* name : profiles)
        m_profile->addItem(profileName(name));
    m_profile->setAccessibleName(tr("Profile"));
    m_profile->setToolTip(tr("Whose parameters the run begins with: those of the article, or those "
                             "of the strong bot. Choosing one takes all of them back."));
    m_seed->setAccessibleName(tr("Seed of the run"));
    m_seed->setToolTip(tr("All that the run draws comes from this number."));
    m_length->setAccessibleName(tr("Length of the run"));
    m_length->setGroupSeparatorShown(true);
    m_length->setToolTip(tr("Iterations make a run repeatable; a time is what the game gives."));
    m_unit->addItems({tr("iterations"), tr("ms")});
    m_unit->setAccessibleName(tr("Unit of the length"));
    m_length->setKeyboardTracking(false); // a half-typed number is not a value
    connect(m_seed, &QLineEdit::editingFinished, this, &AnnealerSetups::chooseSeed);
    bindFields();
    auto* fields = new QWidget;
    auto* row = new QHBoxLayout(fields);
    row->setContentsMargins({});
    row->setSpacing(spacingUnit);
    const auto addLabel = [row](const QString& name, QWidget* field) {
        auto* label = new QLabel(name);
        label->setBuddy(field);
        row->addWidget(label);
    };
    addLabel(tr("Profile"), m_profile);
    row->addWidget(m_profile, 1);
    addLabel(tr("Seed"), m_seed);
    row->addWidget(m_seed, 1);
    row->addWidget(m_length, 2);
    row->addWidget(m_unit);
    return fields;
}

void AnnealerSetups::bindFields() {
    const auto byTime = [this] {
        return m_model.currentSetup().milliseconds > 0;
    };
    m_fields.bind(
        m_profile, [this] { return m_model.currentSetup().profile == profiles[0] ? 0 : 1; },
        [this](int index, const QByteArray& mergeKey) {
            return m_model.change(
                [index](AnnealerSetup& setup) {
                    setup.profile = profiles[index];
                    setup.parameters = profile(setup.profile);
                },
                tr("Choose a profile"), mergeKey);
        });
    m_fields.bind(
        m_unit, [byTime] { return byTime() ? 1 : 0; },
        [this](int index, const QByteArray& mergeKey) {
            return m_model.change(
                [index](AnnealerSetup& setup) { setup.milliseconds = index * usualMilliseconds; },
                tr("Limit a run by iterations or time"), mergeKey);
        });
    m_fields.also([this, byTime] {
        m_length->setRange(byTime() ? 1 : 0, byTime() ? mostMilliseconds : mostIterations);
        m_length->setSingleStep(byTime() ? 1 : 1000);
        const QString seed = QString::number(m_model.currentSetup().seed);
        if (m_seed->text().trimmed() != seed)
            m_seed->setText(seed);
        m_refusal->hide();
    });
    m_fields.bind(
        m_length,
        [this, byTime] {
            const AnnealerSetup& setup = m_model.currentSetup();
            return byTime() ? setup.milliseconds : setup.iterations;
        },
        [this](int length, const QByteArray& mergeKey) {
            return m_model.change(
                [length](AnnealerSetup& setup) {
                    (setup.milliseconds > 0 ? setup.milliseconds : setup.iterations) = length;
                },
                tr("Change the length of a run"), mergeKey);
        });
}

void AnnealerSetups::addRun() {
    std::vector<AnnealerSetup> setups = m_model.setups();
    AnnealerSetup copy = setups[m_model.current()];
    copy.seed = copy.seed < std::numeric_limits<std::int64_t>::max() ? copy.seed + 1 : 0;
    setups.push_back(std::move(copy));
    m_model.perform(std::move(setups), tr("Add a run"));
    m_model.setCurrent(m_model.setups().size() - 1);
}

void AnnealerSetups::removeRun() {
    std::vector<AnnealerSetup> setups = m_model.setups();
    setups.erase(setups.begin() + static_cast<std::ptrdiff_t>(m_model.current()));
    m_model.perform(std::move(setups), tr("Remove a run"));
}

void AnnealerSetups::chooseSeed() {
    bool isNumber = false;
    const qlonglong seed = m_seed->text().trimmed().toLongLong(&isNumber);
    const bool taken = isNumber && seed >= 0;
    showRefusal(*m_refusal, taken ? QString()
                                  : tr("“%1” is not a seed: a whole number from 0 to %2.")
                                        .arg(m_seed->text())
                                        .arg(std::numeric_limits<std::int64_t>::max()));
    if (taken)
        m_model.change(
            [seed](AnnealerSetup& setup) { setup.seed = static_cast<std::uint64_t>(seed); },
            tr("Change the seed of a run"));
}

void AnnealerSetups::refresh() {
    QList<QVariantList> rows;
    const auto& runs = m_model.runs();
    for (std::size_t i = 0; i < m_model.setups().size(); ++i) {
        const AnnealerSetup& setup = m_model.setups()[i];
        QVariantList row = {AnnealerModel::runName(i), profileText(setup),
                            QString::number(setup.seed)};
        if (i < runs.size() && runs[i]->setup == setup)
            row << runs[i]->iterations() << runs[i]->seconds << framesOf(*runs[i]).back().value;
        else
            row << QVariant() << QVariant() << QVariant();
        rows << row;
    }
    m_table->setRows(std::move(rows));
    m_view->setCurrentRow(static_cast<int>(m_model.current()));
    m_add->setEnabled(m_model.setups().size() < mostSetups);
    m_remove->setEnabled(m_model.setups().size() > 1);
}

} // namespace yomi::ui::icefire
