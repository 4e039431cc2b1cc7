// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/arena_page.h"

#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/save_file.h"
#include "ui/common/table_view.h"
#include "ui/common/value_command.h"
#include "ui/common/value_table.h"
#include "ui/icefire/player_box.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace yomi::ui::icefire {

namespace {

constexpr int mostArenaGames = 100'000;
constexpr int mostArenaJobs = 64;

} // namespace

ArenaPage::ArenaPage(MatchModel& model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_games(new QSpinBox)
    , m_jobs(new QSpinBox)
    , m_seed(new QLineEdit)
    , m_ruleset(new QComboBox)
    , m_start(new QPushButton(tr("Start")))
    , m_score(answerLabel({}))
    , m_detail(mutedLabel({}))
    , m_figures(new ValueTable(
          {{tr("Contestant"), tr("Who played."), {}},
           {tr("Median"), tr("Of the time for an answer."), ui::Unit::Seconds},
           {tr("Worst"), tr("The longest time for an answer after the first, which has a second."),
            ui::Unit::Seconds},
           {tr("Forfeits"),
            tr("Games lost by a bad command, a late answer or a crash; they count "
               "as losses."),
            {}}},
          this))
    , m_list(new ValueTable({{tr("Game"), tr("In the order in which they ended."), ui::Unit::Count},
                             {tr("Seed"), tr("Of the map."), {}},
                             {tr("Fire"), tr("Who played fire; the other played ice."), {}},
                             {tr("Turns"), tr("When it ended."), ui::Unit::Count},
                             {tr("Winner"), tr("Who won, and why the game ended."), {}}},
                            this))
    , m_listView(new TableView(m_list, tr("Games")))
    , m_open(new QPushButton(tr("Open")))
    , m_save(new QPushButton(tr("Save all…"))) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2 * spacingUnit);
    for (Card* card : {createRequest(), createResult()}) {
        card->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
        column->addWidget(card);
    }
    column->addWidget(createGames(), 1);
    connect(&model.document(), &Document::changed, this, &ArenaPage::refreshRequest);
    connect(&m_run, &ArenaRun::changed, this, &ArenaPage::refreshResult);
    connect(&m_run.job(), &BackgroundRun::runningChanged, this,
            [this](bool running) { m_start->setEnabled(!running); });
    refreshRequest();
    refreshResult();
}

Card* ArenaPage::createRequest() {
    auto* card = new Card(tr("Arena"));
    card->addHeaderWidget(new JobBar(m_run.job()));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(2 * spacingUnit);
    grid->setVerticalSpacing(spacingUnit);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    const auto add = [grid](const QString& name, const QString& explanation, QWidget* field) {
        const int count = grid->count() / 2;
        auto* label = new QLabel(name);
        label->setBuddy(field);
        field->setAccessibleName(name);
        if (!explanation.isEmpty())
            field->setToolTip(explanation);
        grid->addWidget(label, count / 2, 2 * (count % 2));
        grid->addWidget(field, count / 2, 2 * (count % 2) + 1);
    };
    for (const std::size_t i : {0U, 1U}) {
        const QString name = i == 0 ? tr("First") : tr("Second");
        m_contestants[i] = new PlayerBox(name, false);
        add(name, {}, m_contestants[i]);
        connect(m_contestants[i], &PlayerBox::playerChosen, this,
                [this, i](const std::string& who) {
                    change([&](ArenaRequest& arena) { arena.contestants[i] = who; });
                });
    }
    m_games->setRange(1, mostArenaGames);
    m_jobs->setRange(1, mostArenaJobs);
    add(tr("Games"), tr("Each map is played twice, with the sides exchanged."), m_games);
    add(tr("First seed"), tr("The maps are those of this seed and the following ones."), m_seed);
    add(tr("At a time"),
        tr("Games played at once; more than the processor has cores makes the "
           "bots late."),
        m_jobs);
    for (const Ruleset ruleset : {Ruleset::Current, Ruleset::Contest2019})
        m_ruleset->addItem(rulesetName(ruleset));
    add(tr("Rules"), tr("Today's, or those of the contest of May 2019."), m_ruleset);
    connect(m_games, &QSpinBox::valueChanged, this,
            [this](int games) { change([&](ArenaRequest& arena) { arena.games = games; }); });
    connect(m_jobs, &QSpinBox::valueChanged, this,
            [this](int jobs) { change([&](ArenaRequest& arena) { arena.jobs = jobs; }); });
    connect(m_seed, &QLineEdit::editingFinished, this, &ArenaPage::takeSeed);
    connect(m_ruleset, &QComboBox::activated, this, [this](int index) {
        change([&](ArenaRequest& arena) { arena.ruleset = static_cast<Ruleset>(index); });
    });
    connect(m_start, &QPushButton::clicked, this,
            [this] { m_run.start(m_model.document().inputs().arena); });
    m_start->setToolTip(tr("Plays the series; what an earlier one has played is forgotten."));
    card->content()->addLayout(grid);
    card->content()->addWidget(m_start, 0, Qt::AlignRight);
    return card;
}

Card* ArenaPage::createResult() {
    auto* card = new Card(tr("Score of the first"));
    card->content()->setSpacing(spacingUnit);
    m_score->setObjectName(QStringLiteral("arenaScore"));
    m_detail->setObjectName(QStringLiteral("arenaDetail"));
    card->content()->addWidget(m_score);
    card->content()->addWidget(m_detail);
    auto* view = new TableView(m_figures, tr("Times and forfeits"));
    view->setSortingEnabled(false);
    view->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    constexpr int twoRows = 82;
    view->setFixedHeight(twoRows);
    card->content()->addWidget(view);
    return card;
}

Card* ArenaPage::createGames() {
    auto* card = new Card(tr("Games"));
    m_listView->horizontalHeader()->setStretchLastSection(true);
    card->content()->addWidget(m_listView, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(spacingUnit);
    row->addStretch(1);
    row->addWidget(m_open);
    row->addWidget(m_save);
    card->content()->addLayout(row);
    m_open->setToolTip(tr("Makes the selected game the match of this document; Undo brings the "
                          "present one back."));
    m_save->setToolTip(tr("Writes the records of all games into one file, as JSON Lines."));
    connect(m_listView, &QAbstractItemView::activated, this,
            [this] { open(m_listView->currentRow()); });
    connect(m_open, &QPushButton::clicked, this, [this] { open(m_listView->currentRow()); });
    connect(m_save, &QPushButton::clicked, this, &ArenaPage::saveGames);
    return card;
}

void ArenaPage::change(const std::function<void(ArenaRequest&)>& change) {
    IcefireDocument& document = m_model.document();
    ArenaRequest arena = document.inputs().arena;
    change(arena);
    document.perform(setArena(document.inputs(), arena));
}

void ArenaPage::takeSeed() {
    bool read = false;
    const qlonglong seed = m_seed->text().trimmed().toLongLong(&read);
    if (read)
        change([&](ArenaRequest& arena) { arena.firstSeed = seed; });
    refreshRequest();
}

void ArenaPage::open(int row) {
    if (row < 0 || row >= static_cast<int>(m_run.games().size()))
        return;
    const KeptGame& game = m_run.games()[static_cast<std::size_t>(row)];
    IcefireDocument& document = m_model.document();
    document.perform(replaceMatch(document.inputs(), game.match(),
                                  tr("Open game %1 of the arena").arg(game.number + 1)));
    m_model.go(0);
    Q_EMIT opened();
}

void ArenaPage::saveGames() {
    askAndSave(this, QStringLiteral("arena.jsonl"), tr("Recorded games (*.jsonl)"),
               [this](const QString& name) {
                   std::string text;
                   for (const KeptGame& game : m_run.games())
                       text += recordText(game.match());
                   return saveBytes(name, QByteArray::fromStdString(text));
               });
}

void ArenaPage::refreshRequest() {
    const ArenaRequest& arena = m_model.document().inputs().arena;
    for (const std::size_t i : {0U, 1U})
        m_contestants[i]->setPlayer(arena.contestants[i]);
    const QSignalBlocker gamesBlocker(m_games), jobsBlocker(m_jobs);
    m_games->setValue(arena.games);
    m_jobs->setValue(arena.jobs);
    m_seed->setText(QString::number(arena.firstSeed));
    m_ruleset->setCurrentIndex(static_cast<int>(arena.ruleset));
}

QVariantList ArenaPage::contestantRow(std::size_t contestant) const {
    const ArenaResult& result = *m_run.result();
    QStringList forfeits;
    for (const auto& [reason, count] : result.forfeits[contestant])
        forfeits << tr("%1 × %2").arg(count).arg(reasonText(reason));
    return {QString::fromStdString(m_run.contestants()[contestant]),
            result.times[contestant].median, result.times[contestant].worstLater,
            forfeits.isEmpty() ? tr("none") : forfeits.join(QStringLiteral(", "))};
}

void ArenaPage::refreshResult() {
    const auto& result = m_run.result();
    m_open->setEnabled(result.has_value());
    m_save->setEnabled(result.has_value());
    QList<QVariantList> figures, games;
    if (result) {
        m_score->setText(numberText(result->score, ui::Unit::Percent));
        m_detail->setText(
            tr("%1 won, %2 drawn, %3 lost of %4; the true score lies between %5 and %6 with 95 % "
               "confidence.")
                .arg(result->wins)
                .arg(result->draws)
                .arg(result->losses)
                .arg(result->games())
                .arg(numberText(result->interval[0], ui::Unit::Percent),
                     numberText(result->interval[1], ui::Unit::Percent)));
        figures = {contestantRow(0), contestantRow(1)};
    } else {
        m_score->setText(noNumber.toString());
        m_detail->setText(m_run.error().isEmpty() ? tr("Start plays the series in the background.")
                                                  : m_run.error());
    }
    for (const KeptGame& game : m_run.games()) {
        const auto name = [&](Player player) {
            return QString::fromStdString(game.players[player]);
        };
        QString winner = game.ending.winner ? name(*game.ending.winner) : tr("draw");
        winner += QStringLiteral(": ") + reasonText(game.ending.reason);
        if (!game.detail.empty())
            winner += tr(" (%1)").arg(QString::fromStdString(game.detail));
        games << QVariantList{game.number + 1, QString::number(game.seed.value_or(0)), name(0),
                              game.ending.lastTurn, winner};
    }
    m_figures->setRows(std::move(figures));
    m_list->setRows(std::move(games));
}

} // namespace yomi::ui::icefire
