// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/arena_setup.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/value_command.h"
#include "ui/common/wording.h"
#include "ui/icefire/player_box.h"
#include "ui/icefire/words.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>

#include <algorithm>

namespace yomi::ui::icefire {

namespace {

constexpr int mostKept = 10'000; // some 100 MB of lines
constexpr int mostJobs = 256;

/// The reason why no player has this name; empty if one has.
QString contestantRefusal(const std::string& contestant) {
    const QString text = QString::fromStdString(contestant).trimmed();
    return text.isEmpty() ? ArenaSetup::tr("Choose a bot for either side, or give the command line "
                                           "of a program.")
                          : worded(startProblem(contestant));
}

} // namespace

QString takeSeeds(const QString& text, ArenaRequest& request) {
    static const QRegularExpression separators(QStringLiteral("[,;\\s]+"));
    std::vector<std::int64_t> seeds;
    for (const QString& word : text.split(separators, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const std::int64_t seed = word.toLongLong(&isNumber);
        if (!isNumber)
            return ArenaSetup::tr(
                       "“%1” is not a seed: seeds are whole numbers of 64 bits, parted by "
                       "commas.")
                .arg(word);
        if (std::ranges::find(seeds, seed) != seeds.end())
            return ArenaSetup::tr("Seed %1 is listed twice: its games would be the same.")
                .arg(seed);
        seeds.push_back(seed);
    }
    if (seeds.empty())
        return ArenaSetup::tr("Give the seed of the first map.");
    if (seeds.size() > mostKept)
        return ArenaSetup::tr("A list has at most %Ln seeds.", nullptr, mostKept);
    const std::int64_t greatest = std::ranges::max(seeds);
    const bool isStart = seeds.size() == 1;
    request.firstSeed = static_cast<std::int64_t>(static_cast<std::uint64_t>(greatest) + !isStart);
    request.seeds = isStart ? std::vector<std::int64_t>() : std::move(seeds);
    return {};
}

QString seedsText(const ArenaRequest& request) {
    if (request.seeds.empty())
        return QString::number(request.firstSeed);
    QStringList words;
    for (const std::int64_t seed : request.seeds)
        words << QString::number(seed);
    return listText(words);
}

ArenaSetup::ArenaSetup(IcefireDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_grid(new QGridLayout(this))
    , m_fields(document)
    , m_seeds(new QLineEdit)
    , m_seedsSeries(new EditSeries(m_seeds)) {
    QSpinBox* games = createNumber(
        tr("Games"), 1, 1'000'000, tr("How many games; each map is played with both sides."),
        [](const ArenaRequest& request) { return request.games; },
        [](ArenaRequest& request, int count) { request.games = count; });
    QSpinBox* iterations = createNumber(
        tr("Thinking of built-in bots"), 0, mostIterations,
        tr("Iterations a turn of the annealing bots, which makes games repeatable. At 0 they "
           "think for %1 of the %2 ms of a turn, and in proportion when it is longer.")
            .arg(Budget::thinkingTime.count())
            .arg(TimeLimits().turn),
        [](const ArenaRequest& request) { return request.budget.iterations.value_or(0); },
        [](ArenaRequest& request, int count) {
            request.budget.iterations = count > 0 ? std::optional(count) : std::nullopt;
        });
    QSpinBox* jobs = createNumber(
        tr("Games at a time"), 1, mostJobs,
        tr("More games than processors take each other's time: answers come late."),
        [](const ArenaRequest& request) { return request.jobs; },
        [](ArenaRequest& request, int count) { request.jobs = count; });
    QSpinBox* firstTurn = createNumber(
        tr("First turn"), 1, mostAnswerMilliseconds,
        tr("The time for a contestant's first line of a game."),
        [](const ArenaRequest& request) { return request.times.firstTurn; },
        [](ArenaRequest& request, int time) { request.times.firstTurn = time; });
    QSpinBox* turn = createNumber(
        tr("Later turns"), 1, mostAnswerMilliseconds, tr("The time for every later line."),
        [](const ArenaRequest& request) { return request.times.turn; },
        [](ArenaRequest& request, int time) { request.times.turn = time; });
    for (QSpinBox* time : {firstTurn, turn})
        time->setSuffix(tr(" ms"));
    auto* factor = new QDoubleSpinBox;
    factor->setRange(0.01, 1000);
    factor->setPrefix(tr("× "));
    factor->setAccessibleName(tr("Time factor"));
    factor->setToolTip(tr("Multiplies both times, for programs that a slower machine makes late."));
    m_fields.bind(
        factor, [this] { return m_document.inputs().arena.times.factor; },
        [this](double value, const QByteArray& mergeKey) {
            ArenaRequest request = m_document.inputs().arena;
            request.times.factor = value;
            return perform(request, mergeKey);
        });
    iterations->setSpecialValueText(tr("by time"));
    iterations->setSuffix(tr(" iterations"));
    iterations->setSingleStep(100);
    m_seeds->setAccessibleName(tr("Seeds"));
    m_seeds->setToolTip(tr("Seeds of the maps, parted by commas; each is played with both sides. "
                           "After the last one, the seeds above the greatest follow."));
    connect(m_seeds, &QLineEdit::textEdited, this, &ArenaSetup::chooseSeeds);
    auto* ruleset = new QComboBox;
    for (const Ruleset each : {Ruleset::Current, Ruleset::Contest2019})
        ruleset->addItem(rulesetName(each));
    ruleset->setAccessibleName(tr("Rules"));
    ruleset->setToolTip(tr("The rules played today, or those of the contest of 2019."));
    m_fields.bind(
        ruleset, [this] { return static_cast<int>(m_document.inputs().arena.ruleset); },
        [this](int index, const QByteArray& mergeKey) {
            ArenaRequest request = m_document.inputs().arena;
            request.ruleset = static_cast<Ruleset>(index);
            return perform(request, mergeKey);
        });

    m_grid->setContentsMargins({});
    m_grid->setHorizontalSpacing(2 * spacingUnit);
    m_grid->setVerticalSpacing(spacingUnit);
    for (const int column : {1, 3})
        m_grid->setColumnStretch(column, 1);
    addField(0, 0, tr("First"), m_contestants[0] = createContestant(0));
    addField(0, 2, tr("Second"), m_contestants[1] = createContestant(1));
    m_contestantRefusal = addRefusal(1, "contestantRefusal");
    addField(2, 0, tr("Games"), games);
    addField(2, 2, tr("Seeds"), m_seeds);
    m_gamesRefusal = addRefusal(3, "gamesRefusal");
    addField(4, 0, tr("Thinking"), iterations);
    addField(4, 2, tr("At a time"), jobs);
    addField(5, 0, tr("First turn"), firstTurn);
    addField(5, 2, tr("Later turns"), turn);
    addField(6, 0, tr("Rules"), ruleset);
    addField(6, 2, tr("Time factor"), factor);
    m_fields.also([this] { refresh(); });
    m_fields.refresh();
}

void ArenaSetup::addField(int row, int column, const QString& name, QWidget* field) {
    auto* label = new QLabel(name);
    label->setBuddy(field);
    label->setToolTip(field->toolTip());
    m_grid->addWidget(label, row, column);
    m_grid->addWidget(field, row, column + 1);
}

QLabel* ArenaSetup::addRefusal(int row, const char* name) {
    QLabel* label = refusalLabel(QLatin1String(name));
    m_grid->addWidget(label, row, 0, 1, 4);
    return label;
}

PlayerBox* ArenaSetup::createContestant(std::size_t which) {
    auto* box = new PlayerBox(which == 0 ? tr("First contestant") : tr("Second contestant"), false);
    connect(box, &PlayerBox::playerChosen, this, [this, which](const std::string& name) {
        ArenaRequest request = m_document.inputs().arena;
        request.contestants[which] = name;
        perform(request);
    });
    return box;
}

QSpinBox* ArenaSetup::createNumber(const QString& name, int least, int most,
                                   const QString& explanation, int (*get)(const ArenaRequest&),
                                   void (*take)(ArenaRequest&, int)) {
    auto* box = new QSpinBox;
    box->setRange(least, most);
    box->setGroupSeparatorShown(true);
    box->setAccessibleName(name);
    box->setToolTip(explanation);
    m_fields.bind(
        box, [this, get] { return get(m_document.inputs().arena); },
        [this, take](int value, const QByteArray& mergeKey) {
            ArenaRequest request = m_document.inputs().arena;
            take(request, value);
            return perform(request, mergeKey);
        });
    return box;
}

void ArenaSetup::chooseSeeds() {
    ArenaRequest request = m_document.inputs().arena;
    m_seedsError = takeSeeds(m_seeds->text(), request);
    if (m_seedsError.isEmpty()) {
        m_shownSeeds = seedsText(request);
        perform(request, m_seedsSeries->key("seeds"));
    }
    refreshRefusals();
}

QString ArenaSetup::perform(const ArenaRequest& request, const QByteArray& mergeKey) {
    return m_document.perform(setArena(m_document.inputs(), request), mergeKey);
}

void ArenaSetup::refresh() {
    const ArenaRequest& request = m_document.inputs().arena;
    for (const std::size_t i : {0U, 1U})
        m_contestants[i]->setPlayer(request.contestants[i]);
    // Keeps what is being typed, and a refused list.
    if (const QString seeds = seedsText(request); seeds != m_shownSeeds) {
        m_shownSeeds = seeds;
        m_seeds->setText(seeds);
        m_seedsError.clear();
    }
    refreshRefusals();
}

bool ArenaSetup::isSound() const {
    const ArenaRequest& request = m_document.inputs().arena;
    return m_seedsError.isEmpty() && request.games <= mostKept && m_contestantsError.isEmpty();
}

void ArenaSetup::refreshRefusals() {
    const auto show = [](QLabel* label, const QString& sentence) {
        if (sentence != label->text() || label->isHidden() != sentence.isEmpty())
            showRefusal(*label, sentence);
    };
    const ArenaRequest& request = m_document.inputs().arena;
    if (request.contestants != m_lookedInto) {
        m_lookedInto = request.contestants;
        m_contestantsError = contestantRefusal(request.contestants[0]);
        if (m_contestantsError.isEmpty())
            m_contestantsError = contestantRefusal(request.contestants[1]);
    }
    show(m_contestantRefusal, m_contestantsError);
    show(m_gamesRefusal, request.games > mostKept
                             ? tr("All games are kept here, so that at most %Ln are played at "
                                  "once; yomi-cli icefire arena plays more.",
                                  nullptr, mostKept)
                             : m_seedsError);
    Q_EMIT soundChanged();
}

} // namespace yomi::ui::icefire
