// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/document.h"
#include "core/common/format_error.h"
#include "tests/run_tests.h"
#include "tests/ui/splitdamage/places.h"
#include "ui/splitdamage/split_damage_document.h"
#include "ui/splitdamage/type.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace yomi;
using namespace yomi::ui::splitdamage;
using nlohmann::json;

namespace {

json bodyWith(const std::string& effect) {
    return {{"board",
             {{"enemy", {{"minions", {{{"name", "Raptor"}, {"health", 4}}, {{"health", 5}}}}}}}},
            {"effect", {{"name", effect}, {"hits", 10}}}};
}

} // namespace

class TestDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsLives_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const char* text, const char* expected,
                            const char* error = "") {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(expected)
                                << QString::fromUtf8(error);
        };
        row("spaces", "4 5 6 7 8", "4 5 6 7 8");
        row("commas", "4,5,6,7,8", "4 5 6 7 8");
        row("lines of a spreadsheet", " 4\t5\r\n6;7,, 8\n", "4 5 6 7 8");
        row("divine shields", "4d 5 6D", "4d 5 6d");
        row("attack and health", "3/2 0/1d", "3/2 1d");
        row("limits", "1 999", "1 999");
        row("attack too large", "1000/2", "",
            "Attack must be a whole number from 0 to 999, not 1000.");
        row("attack alone", "3/", "", "Health must be a whole number from 1 to 999, not nothing.");
        row("zero", "4 0 6", "", "Health must be a whole number from 1 to 999, not 0.");
        row("too large", "1000", "", "Health must be a whole number from 1 to 999, not 1000.");
        row("beyond int", "99999999999", "",
            "Health must be a whole number from 1 to 999, not 99999999999.");
        row("negative", "-3", "", "Health must be a whole number from 1 to 999, not -3.");
        row("fraction", "2.5", "", "Health must be a whole number from 1 to 999, not 2.5.");
        row("shield alone", "d", "", "Health must be a whole number from 1 to 999, not nothing.");
        row("foreign text", "Dear reader", "",
            "Health must be a whole number from 1 to 999, not Dear.");
        row("nothing", " \n", "", "A list of minions such as 4 5 6 or 3/2 2/1 is expected.");
        row("eight minions", "1 2 3 4 5 6 7 8", "",
            "A side has room for 7 minions; this list has 8.");
    }

    void readsLives() {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QFETCH(QString, error);
        const LifeList list = parseLives(text);
        QCOMPARE(list.error, error);
        if (error.isEmpty())
            QCOMPARE(lifeText(list.minions), expected);
    }

    void roundTripKeepsInputsViewAndUnknownKeys() {
        json body = bodyWith("Arcane Missiles");
        body["board"]["enemy"]["hero"] = {{"health", 30}, {"armor", 3}, {"goal", "must live"}};
        body["board"]["friendly"] = {
            {"minions", {{{"health", 2}, {"divineShield", true}, {"inPool", false}}}}};
        body["spellDamage"] = 2;
        body["view"] = {{"selected", {{"side", "friendly"}, {"minion", 0}}},
                        {"wanted", {0.25, 0.5, 0.999}},
                        {"zoom", 3}};
        body["board"]["weather"] = "rain";
        body["author"] = "A. N. Other";
        SplitDamageDocument first;
        first.load(body);
        const std::string text = documentText("split-damage", first.body(), first.loadedBody());
        const json saved = parseDocument(text, "split-damage");
        QVERIFY(saved["author"] == "A. N. Other");
        QVERIFY(saved["board"]["weather"] == "rain");
        QVERIFY(saved["view"]["zoom"] == 3);

        SplitDamageDocument second;
        second.load(saved);
        QVERIFY(second.inputs() == first.inputs());
        QVERIFY(second.view() == first.view());
        QCOMPARE(second.inputs().board.enemy.hero->armor, 3);
        QVERIFY(second.inputs().board.enemy.hero->goal == Goal::MustLive);
        QVERIFY(!second.inputs().board.friendly.minions[0].inPool);
        QCOMPARE(second.inputs().effect.hits, 10);
        QCOMPARE(second.inputs().spellDamage, 2);
        QVERIFY(second.view().selected == (Place{SideName::Friendly, 0}));
        QCOMPARE(second.inputs().wanted[2], 0.999);
    }

    void examplesCanBeRead() {
        const auto type = documentType();
        QCOMPARE(type.examples.size(), 11);
        for (const ui::Example& example : type.examples) {
            QFile file(example.resource);
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(example.resource));
            SplitDamageDocument document;
            document.load(parseDocument(file.readAll().toStdString(), "split-damage"));
            QVERIFY2(!targets(document.inputs()).empty(), qPrintable(example.title));
            QVERIFY(example.description.endsWith(u'.') || example.description.endsWith(u'?'));
        }
    }

    void refusesBrokenBodies_data() {
        QTest::addColumn<QByteArray>("pointer");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("where");
        QTest::newRow("health") << QByteArray("/board/enemy/minions/1/health") << QByteArray("0")
                                << QByteArray("board.enemy.minions[1].health");
        QTest::newRow("hits") << QByteArray("/effect/hits") << QByteArray("201")
                              << QByteArray("effect.hits");
        QTest::newRow("selection") << QByteArray("/view/selected/minion") << QByteArray("7")
                                   << QByteArray("view.selected.minion");
        QTest::newRow("wanted") << QByteArray("/view/wanted") << QByteArray("[0.5, 1.5]")
                                << QByteArray("view.wanted[1]");
        QTest::newRow("view") << QByteArray("/view") << QByteArray("[]") << QByteArray("view");
    }

    void refusesBrokenBodies() {
        QFETCH(QByteArray, pointer);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, where);
        SplitDamageDocument document;
        document.load(bodyWith("Split damage"));
        const Inputs before = document.inputs();
        json broken = bodyWith("Split damage");
        broken[json::json_pointer(pointer.toStdString())] = json::parse(value.toStdString());
        try {
            document.load(broken);
            QFAIL("a broken body was read");
        } catch (const FormatError& error) {
            QCOMPARE(QByteArray::fromStdString(error.where()), where);
        }
        QVERIFY(document.inputs() == before);
    }

    void selectionStaysOnTheBoard() {
        json body = bodyWith("Split damage");
        body["view"] = {{"selected", {{"side", "enemy"}, {"minion", 6}}}};
        SplitDamageDocument document;
        document.load(body);
        QVERIFY(document.view().selected == (Place{SideName::Enemy, 2})); // the next free slot
        document.select({SideName::Enemy, 1});
        document.perform(replaceMinions(document.inputs(), SideName::Enemy, {}));
        QVERIFY(document.view().selected == (Place{SideName::Enemy, 0}));
    }

    void viewIsNoEdit() {
        SplitDamageDocument document;
        document.load(bodyWith("Split damage"));
        QSignalSpy changed(&document, &ui::Document::changed);
        QSignalSpy viewChanged(&document, &ui::Document::viewChanged);
        document.select({SideName::Enemy, 1});
        QCOMPARE(changed.count(), 0);
        QCOMPARE(viewChanged.count(), 1);
        QVERIFY(document.undoStack().isClean());
        QCOMPARE(document.undoStack().count(), 0);
    }

    void editsHaveSentencesAndAreUndone_data() {
        QTest::addColumn<std::function<Edit(const Inputs&)>>("edit");
        QTest::addColumn<QString>("sentence");
        const Place raptor{SideName::Enemy, 0};
        const auto row = [](const char* sentence, std::function<Edit(const Inputs&)> edit) {
            QTest::newRow(sentence) << edit << QString::fromUtf8(sentence);
        };
        row("Set the health of Raptor to 7",
            [=](const Inputs& s) { return setHealth(s, raptor, 7); });
        row("Give Raptor a divine shield",
            [=](const Inputs& s) { return setDivineShield(s, raptor, true); });
        row("Goal: Raptor must die",
            [=](const Inputs& s) { return setGoal(s, raptor, Goal::MustDie); });
        row("Exclude Raptor from the pool",
            [=](const Inputs& s) { return setInPool(s, raptor, false); });
        row("Rename Raptor to %1",
            [=](const Inputs& s) { return rename(s, raptor, QStringLiteral("%1")); });
        row("Remove Minion 2", [](const Inputs& s) { return remove(s, {SideName::Enemy, 1}); });
        row("Move Minion 2", [=](const Inputs& s) {
            return moveMinion(s, {SideName::Enemy, 1}, raptor);
        });
        row("Add an enemy minion with 3 health",
            [](const Inputs& s) { return addMinion(s, SideName::Enemy, 3); });
        row("Add the friendly hero with 30 health",
            [](const Inputs& s) { return addHero(s, SideName::Friendly, 30); });
        row("Replace the friendly minions", [](const Inputs& s) {
            return replaceMinions(s, SideName::Friendly, parseLives(QStringLiteral("2 2")).minions);
        });
        row("Choose Volcano",
            [](const Inputs& s) { return choosePreset(s, *findPreset("Volcano")); });
        row("Set the hits to 12", [](const Inputs& s) { return setHits(s, 12); });
        row("Set the damage per hit to 3", [](const Inputs& s) { return setDamagePerHit(s, 3); });
        row("Set the Spell Damage to +1", [](const Inputs& s) { return setSpellDamage(s, 1); });
    }

    void editsHaveSentencesAndAreUndone() {
        QFETCH(std::function<Edit(const Inputs&)>, edit);
        QFETCH(QString, sentence);
        SplitDamageDocument document;
        document.load(bodyWith("Split damage"));
        const Inputs before = document.inputs();
        const Edit step = edit(before);
        QCOMPARE(step.refusal, QString());
        document.perform(step);
        QVERIFY(!(document.inputs() == before));
        QCOMPARE(document.undoStack().undoText(), sentence);
        document.undoStack().undo();
        QVERIFY(document.inputs() == before);
        document.undoStack().redo();
        QVERIFY(document.inputs() == step.after);
    }

    void refusedEditsChangeNothing_data() {
        QTest::addColumn<std::function<Edit(const Inputs&)>>("edit");
        QTest::addColumn<QString>("refusal");
        const Place raptor{SideName::Enemy, 0};
        const auto row = [](const char* name, std::function<Edit(const Inputs&)> edit,
                            const char* refusal) {
            QTest::newRow(name) << edit << QString::fromUtf8(refusal);
        };
        row(
            "health 0", [=](const Inputs& s) { return setHealth(s, raptor, 0); },
            "The health of Raptor must be 1 to 999, not 0.");
        row(
            "armor of a minion", [=](const Inputs& s) { return setArmor(s, raptor, 3); },
            "Only heroes have armor.");
        row(
            "hits", [](const Inputs& s) { return setHits(s, 201); },
            "The number of hits must be 0 to 200, not 201.");
        row(
            "damage", [](const Inputs& s) { return setDamagePerHit(s, 0); },
            "The damage per hit must be 1 to 999, not 0.");
        row(
            "full side",
            [](Inputs s) {
                s.board.enemy.minions.resize(7);
                return addMinion(s, SideName::Enemy, 1);
            },
            "A side has room for 7 minions; this one is full.");
    }

    void refusedEditsChangeNothing() {
        QFETCH(std::function<Edit(const Inputs&)>, edit);
        QFETCH(QString, refusal);
        SplitDamageDocument document;
        document.load(bodyWith("Split damage"));
        const Edit step = edit(document.inputs());
        QCOMPARE(step.refusal, refusal);
        document.perform(step);
        QCOMPARE(document.undoStack().count(), 0);
    }

    void spellDamageCountsIntoTheCastHits() {
        Inputs setup;
        setup.effect = *findPreset("Arcane Missiles");
        setup.spellDamage = 2;
        QCOMPARE(setCastHits(setup, 8).after.effect.hits, 6);
        QCOMPARE(setCastHits(setup, 1).refusal,
                 QStringLiteral("The number of hits must be 0 to 200, not -1."));
    }

    void plainCaseKeepsTheNumbers() {
        Inputs setup;
        setup.effect = *findPreset("Volcano");
        const Edit plain = choosePreset(setup, *findPreset("Split damage"));
        QCOMPARE(plain.after.effect.hits, 15);
        QVERIFY(plain.after.effect.pool == Pool::EnemyMinions);
    }
};

YOMI_TESTS(TestDocument)
#include "test_document.moc"
