// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/document.h"
#include "core/common/format_error.h"
#include "core/hands/hand_text.h"
#include "tests/run_tests.h"
#include "ui/hands/command_line.h"
#include "ui/hands/hand_analysis.h"
#include "ui/hands/hand_document.h"
#include "ui/hands/type.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace yomi;
using namespace yomi::ui::hands;
using nlohmann::json;

namespace {

QString textOf(const Inputs& inputs, Pile pile = Pile::Hand) {
    return QString::fromStdString(tilesText(*inputs.book, tilesOf(inputs, pile)));
}

json millijan(const char* tiles) {
    return {{"rules", "millijan"}, {"tiles", tiles}};
}

} // namespace

class TestDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundTripKeepsInputsAndView() {
        json body = millijan("春香 千早 まつり このみ");
        body["seen"] = "真 真";
        body["constraints"] = {{"required", {"Decided"}},
                               {"open", json::array()},
                               {"forbidden", {"CRIMSON LOVERS"}},
                               {"bonuses", {{{"meld", "Decided"}, {"points", 500}}}},
                               {"favouriteTile", "春香"},
                               {"favouriteRule", "doubles"}};
        body["view"] = {
            {"partition", 2}, {"draws", 7}, {"objective", "points"}, {"play", "sampled"}};
        HandDocument document;
        document.load(body);
        QCOMPARE(textOf(document.inputs()), QStringLiteral("春香 千早 まつり このみ"));
        QCOMPARE(document.view().partition, 2);
        QCOMPARE(QString::fromStdString(document.body().dump()),
                 QString::fromStdString(body.dump()));
    }

    void savesNothingThatWasTakenBack() {
        json body = millijan("春香 千早");
        body["constraints"] = {{"favouriteTile", "春香"}, {"later", 1}};
        HandDocument document;
        document.load(body);
        document.perform(setFavouriteTile(document.inputs(), {}));
        const json saved =
            parseDocument(documentText("hand", document.body(), document.loadedBody()), "hand");
        QVERIFY(!saved["constraints"].contains("favouriteTile"));
        QVERIFY(saved["constraints"]["later"] == 1);
    }

    void hostileFilesLeaveTheDocumentAsItWas_data() {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const char* body, const char* error) {
            QTest::newRow(name) << QString::fromUtf8(body) << QString::fromUtf8(error);
        };
        row("no rules", R"({"tiles": "春香"})", "rules");
        row("unknown rules", R"({"rules": "poker"})", "there is no rule book \"poker\"");
        row("unknown tile", R"({"rules": "millijan", "tiles": "春日"})", "tiles");
        row("tiles as a number", R"({"rules": "millijan", "tiles": 3})", "tiles");
        row("four of three", R"({"rules": "millijan", "tiles": "春香 春香 春香 春香"})",
            "there are 3");
        row("held and seen", R"({"rules": "millijan", "tiles": "春香 春香", "seen": "春香 春香"})",
            "there are 3");
        row("twenty-one cards", R"({"rules": "doudizhu", "tiles": "333344445555666677778"})",
            "at most 20");
        row("unknown meld", R"({"rules": "millijan", "constraints": {"required": ["No such"]}})",
            "No such");
        row("constraints as a list", R"({"rules": "millijan", "constraints": []})", "constraints");
        row("view as a text", R"({"rules": "millijan", "view": "first"})", "view");
        row("partition below zero", R"({"rules": "millijan", "view": {"partition": -1}})",
            "view.partition");
        row("partition beyond the list", R"({"rules": "millijan", "view": {"partition": 1000}})",
            "view.partition");
        row("a unit of nobody",
            R"({"rules": {"format": "millijan/1", "units": [{"name": "X", "members": []}]}})",
            "units");
    }

    void hostileFilesLeaveTheDocumentAsItWas() {
        QFETCH(QString, body);
        QFETCH(QString, error);
        HandDocument document;
        document.load(millijan("千早"));
        QString said;
        try {
            document.load(json::parse(body.toStdString()));
        } catch (const FormatError& refused) {
            said = QString::fromUtf8(refused.what());
        }
        QVERIFY2(said.contains(error), qPrintable(said));
        QCOMPARE(textOf(document.inputs()), QStringLiteral("千早"));
    }

    void everyEditIsOneStepThatCanBeUndone() {
        HandDocument document;
        const int haruka = 0, chihaya = 1;
        document.perform(addTile(document.inputs(), Pile::Hand, haruka));
        document.perform(addTile(document.inputs(), Pile::Hand, chihaya));
        document.perform(addTile(document.inputs(), Pile::Seen, haruka));
        document.perform(moveTile(document.inputs(), Pile::Hand, 1, 0));
        QCOMPARE(textOf(document.inputs()), QStringLiteral("千早 春香"));
        document.perform(discardTile(document.inputs(), 0));
        QCOMPARE(textOf(document.inputs()), QStringLiteral("春香"));
        QCOMPARE(textOf(document.inputs(), Pile::Seen), QStringLiteral("春香 千早"));
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("Discard 千早"));
        QCOMPARE(document.undoStack().count(), 5);
        while (document.undoStack().canUndo())
            document.undoStack().undo();
        QCOMPARE(document.inputs(), Inputs());
    }

    void otherRulesKeepWhatTheyKnow() {
        HandDocument document;
        document.load({{"rules", "doudizhu"}, {"tiles", "3334BR"}});
        document.perform(chooseRules(document.inputs(), *presetRules("noip")));
        QCOMPARE(textOf(document.inputs()), QStringLiteral("3334BR"));
        document.perform(chooseRules(document.inputs(), *presetRules("millijan")));
        QCOMPARE(textOf(document.inputs()), QString());
        document.undoStack().undo();
        QCOMPARE(textOf(document.inputs()), QStringLiteral("3334BR"));
    }

    void contradictionsAreRefused() {
        Inputs inputs;
        inputs.hand = parseTiles(*inputs.book, "まつり このみ");
        const int decided = findMeld(*inputs.book, "Decided");
        const int crimson = findMeld(*inputs.book, "CRIMSON LOVERS");
        QVERIFY(!setWish(inputs, crimson, Wish::Locked).refusal.isEmpty()); // not in the hand
        QVERIFY(!setWish(inputs, decided, Wish::Open).refusal.isEmpty());   // two tiles only
        const auto locked = setWish(inputs, decided, Wish::Locked);
        QCOMPARE(locked.refusal, QString());
        QCOMPARE(wishFor(locked.after, decided), Wish::Locked);
        const auto forbidden = setWish(locked.after, decided, Wish::Forbidden);
        QCOMPARE(wishFor(forbidden.after, decided), Wish::Forbidden); // replaces the other wish
        QCOMPARE(wishFor(setWish(forbidden.after, decided, Wish::None).after, decided), Wish::None);
        QCOMPARE(bonusOf(setBonus(inputs, decided, 500).after, decided), 500);
    }

    void examplesAreWhatTheyPromise_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("score");
        QTest::addColumn<int>("optimal");
        QTest::addRow("article 1") << "article-first" << 18000 << 1;
        QTest::addRow("article 2") << "article-second" << 18000 << 1;
        QTest::addRow("six") << "six-optima" << 16000 << 6;
        QTest::addRow("airplane") << "doudizhu-airplane" << -3 << 6;
        QTest::addRow("NOIP 1") << "noip-three" << -3 << 1;
        QTest::addRow("NOIP 2") << "noip-six" << -6 << 7;
    }

    void examplesAreWhatTheyPromise() {
        QFETCH(QString, name);
        QFETCH(int, score);
        QFETCH(int, optimal);
        QFile file(QStringLiteral(":/examples/hand-%1.yomi").arg(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        HandDocument document;
        document.load(parseDocument(file.readAll().toStdString()).body);
        const HandResult result = analyze(document.inputs());
        QVERIFY(result.best.complete);
        QCOMPARE(result.best.score, score);
        QCOMPARE(result.best.optimal, static_cast<std::uint64_t>(optimal));
    }

    void commandRepeatsTheQuestion() {
        Inputs inputs;
        inputs.hand = parseTiles(*inputs.book, "春香 千早");
        inputs.seen = parseTiles(*inputs.book, "真");
        const Inputs wished =
            setWish(inputs, findMeld(*inputs.book, "CRIMSON LOVERS"), Wish::Locked).after;
        QCOMPARE(handCommand(wished, {}),
                 QStringLiteral("yomi-cli hand --rules millijan --tiles '春香 千早' --seen '真' "
                                "--require 'CRIMSON LOVERS' --all --waits --rank --distance "
                                "--one-short"));
        inputs.hand = std::vector<int>(12, 0);
        QVERIFY(handCommand(inputs, {.draws = 7, .measure = DrawMeasure::Points})
                    .endsWith(QStringLiteral(" --draws 7 --objective points --play best")));
        inputs.hand = parseTiles(*inputs.book, "春香 千早");
        Inputs cards = chooseRules(inputs, *presetRules("doudizhu")).after;
        cards.hand = parseTiles(*cards.book, "33BR");
        QCOMPARE(handCommand(cards, {}),
                 QStringLiteral("yomi-cli hand --rules doudizhu --tiles '33BR' --all --leads "
                                "--opponent 17"));
        UnitList own = standardUnits();
        own.units.pop_back();
        QVERIFY(handCommand(chooseRules(inputs, own).after, {})
                    .startsWith(QStringLiteral("yomi-cli hand FILE.yomi ")));
    }
};

YOMI_TESTS(TestDocument)
#include "test_document.moc"
