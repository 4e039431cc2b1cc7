// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/hits/targets.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::splitdamage;

namespace {

Character minion(int health) {
    Character character;
    character.health = health;
    return character;
}

/// Both heroes, two enemy minions and a friendly one.
Setup fullSetup() {
    Setup setup;
    setup.board.enemy = {minion(30), {minion(4), minion(5)}};
    setup.board.friendly = {minion(20), {minion(6)}};
    return setup;
}

QStringList namesOf(const std::vector<Target>& targets) {
    QStringList names;
    for (const Target& target : targets)
        names << QString::fromStdString(target.name.english());
    return names;
}

template <class Call>
QByteArray sentenceOf(Call call) {
    try {
        call();
    } catch (const std::invalid_argument& error) {
        return error.what();
    }
    return {};
}

} // namespace

class TestTargets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsHitsToKill_data() {
        QTest::addColumn<int>("health");
        QTest::addColumn<int>("armor");
        QTest::addColumn<bool>("shield");
        QTest::addColumn<int>("damage");
        QTest::addColumn<int>("hits");
        QTest::newRow("one a hit") << 4 << 0 << false << 1 << 4;
        QTest::newRow("rounded up") << 4 << 0 << false << 3 << 2;
        QTest::newRow("armor first") << 30 << 5 << false << 3 << 12;
        QTest::newRow("a shield swallows a hit") << 4 << 0 << true << 3 << 3;
        QTest::newRow("most of all") << 999 << 999 << true << 1 << mostHitsToKill;
        QTest::newRow("more than enough") << 1 << 0 << false << 999 << 1;
    }

    void countsHitsToKill() {
        QFETCH(int, health);
        QFETCH(int, armor);
        QFETCH(bool, shield);
        QFETCH(int, damage);
        QFETCH(int, hits);
        Character character = minion(health);
        character.armor = armor;
        character.divineShield = shield;
        QCOMPARE(hitsToKill(character, damage), hits);
    }

    void strikesThePool_data() {
        QTest::addColumn<int>("pool");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("enemy characters")
            << int(Pool::EnemyCharacters) << QStringList{"Enemy hero", "Minion 1", "Minion 2"};
        QTest::newRow("enemy minions")
            << int(Pool::EnemyMinions) << QStringList{"Minion 1", "Minion 2"};
        QTest::newRow("all characters") << int(Pool::AllCharacters)
                                        << QStringList{"Enemy hero", "Minion 1", "Minion 2",
                                                       "Friendly hero", "Friendly minion 1"};
        QTest::newRow("all minions")
            << int(Pool::AllMinions) << QStringList{"Minion 1", "Minion 2", "Friendly minion 1"};
    }

    void strikesThePool() {
        QFETCH(int, pool);
        QFETCH(QStringList, names);
        Setup setup = fullSetup();
        setup.effect.pool = Pool(pool);
        QCOMPARE(namesOf(targets(setup)), names);
    }

    void leavesOutWhoIsNotInThePool() {
        Setup setup = fullSetup();
        setup.board.enemy.minions[0].inPool = false;
        setup.board.enemy.minions[1].name = "Yeti";
        QCOMPARE(namesOf(targets(setup)), QStringList{"Yeti"});
    }

    void asksForTheBoard() {
        Setup setup = fullSetup();
        setup.board.enemy.minions[0].goal = Goal::MustDie;
        setup.board.enemy.minions[1].divineShield = true;
        setup.effect.hits = 9;
        const Request expected{{4, 6}, 9, {Goal::MustDie, Goal::Free}};
        QCOMPARE(request(setup), expected);
    }

    void castsWithSpellDamage() {
        Setup setup = fullSetup();
        setup.spellDamage = 2;
        setup.effect = *findPreset("Arcane Missiles");
        QCOMPARE(request(setup).hits, 5);
        setup.effect = *findPreset("Greater Arcane Missiles");
        QCOMPARE(request(setup), (Request{{6, 1, 1}, 3, {Goal::Free, Goal::Free, Goal::Free}}));
        setup.effect = *findPreset("Mad Bomber");
        QCOMPARE(request(setup).hits, 3);
    }

    /// The effects of the game.
    void presets_data() {
        QTest::addColumn<int>("hits");
        QTest::addColumn<int>("damage");
        QTest::addColumn<int>("pool");
        QTest::addColumn<int>("rule");
        const auto row = [](const char* name, int hits, int damage, Pool pool,
                            SpellDamageRule rule) {
            QTest::newRow(name) << hits << damage << int(pool) << int(rule);
        };
        using enum Pool;
        using enum SpellDamageRule;
        row("Arcane Missiles", 3, 1, EnemyCharacters, MoreHits);
        row("Avenging Wrath", 8, 1, EnemyCharacters, MoreHits);
        row("Cinderstorm", 5, 1, EnemyCharacters, MoreHits);
        row("Spreading Madness", 13, 1, AllCharacters, MoreHits);
        row("Volcano", 15, 1, AllMinions, MoreHits);
        row("Greater Arcane Missiles", 3, 3, EnemyCharacters, MoreDamage);
        row("Mad Bomber", 3, 1, AllCharacters, None);
        row("Madder Bomber", 6, 1, AllCharacters, None);
        row("Goblin Blastmage", 6, 1, EnemyCharacters, None);
        row("Dyn-o-matic", 5, 1, AllMinions, None);
        row("Flamewaker", 2, 1, EnemyCharacters, None);
    }

    void presets() {
        QFETCH(int, hits);
        QFETCH(int, damage);
        QFETCH(int, pool);
        QFETCH(int, rule);
        const Effect* preset = findPreset(QTest::currentDataTag());
        QVERIFY(preset);
        QCOMPARE(*preset, (Effect{QTest::currentDataTag(), hits, damage, Pool(pool),
                                  SpellDamageRule(rule)}));
    }

    void endsThePresetsWithTheFreeEffect() {
        QCOMPARE(effectPresets().size(), std::size_t(117));
        QCOMPARE(effectPresets().back(), Effect());
        QVERIFY(!findPreset("Fireball"));
    }

    void findsCharacters() {
        Setup setup = fullSetup();
        QCOMPARE(characterAt(setup.board, {SideName::Enemy, {}})->health, 30);
        QCOMPARE(characterAt(setup.board, {SideName::Friendly, 0})->health, 6);
        QVERIFY(!characterAt(setup.board, {SideName::Friendly, 1}));
        setup.board.friendly.hero.reset();
        QVERIFY(!characterAt(setup.board, {SideName::Friendly, {}}));
    }

    void refusesInWords() {
        Setup setup = fullSetup();
        setup.board.enemy.minions[1].health = 0;
        QCOMPARE(sentenceOf([&] { targets(setup); }),
                 QByteArray("The health of Minion 2 must be 1 to 999, not 0."));
        setup.board.enemy.minions[1].name = "Yeti";
        QCOMPARE(sentenceOf([&] { targets(setup); }),
                 QByteArray("The health of Yeti must be 1 to 999, not 0."));
        setup = fullSetup();
        setup.board.friendly.hero->armor = 1000;
        QCOMPARE(sentenceOf([&] { targets(setup); }),
                 QByteArray("The armor of Friendly hero must be 0 to 999, not 1000."));
        setup = fullSetup();
        setup.board.enemy.minions.resize(8);
        QCOMPARE(sentenceOf([&] { targets(setup); }),
                 QByteArray("A side has room for 7 minions, not 8."));
        setup = fullSetup();
        setup.effect = {"Storm", 195, 1, Pool::AllMinions, SpellDamageRule::MoreHits};
        setup.spellDamage = 6;
        QCOMPARE(sentenceOf([&] { request(setup); }),
                 QByteArray("The number of hits must be 0 to 200, not 201."));
        setup.spellDamage = -1;
        QCOMPARE(sentenceOf([&] { request(setup); }),
                 QByteArray("Spell Damage must be 0 to 99, not -1."));
        setup.spellDamage = 0;
        setup.effect.damagePerHit = 0;
        QCOMPARE(sentenceOf([&] { request(setup); }),
                 QByteArray("The damage per hit must be 1 to 999, not 0."));
    }

    /// An id stays with its character; a new character gets the number of its place or the next
    /// free one.
    void idsStayWithTheirCharacters() {
        Board board;
        board.enemy.hero.emplace();
        board.enemy.minions.resize(3);
        board.friendly.minions.resize(1);
        giveIds(board);
        const auto ids = [&] {
            std::vector<int> all;
            for (const Place place : places(board))
                all.push_back(*characterAt(board, place)->id);
            return all;
        };
        QCOMPARE(ids(), (std::vector{0, 1, 2, 3, 9}));
        std::swap(board.enemy.minions[0], board.enemy.minions[2]);
        board.enemy.minions.erase(board.enemy.minions.begin() + 1);
        board.enemy.minions.emplace_back();
        board.enemy.minions.emplace_back();
        giveIds(board);
        QCOMPARE(ids(), (std::vector{0, 3, 1, 4, 5, 9}));
        QCOMPARE(targets({board, {}, 0})[0].id, 3);
    }
};

YOMI_TESTS(TestTargets)
#include "test_targets.moc"
