// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hands/hand_text.h"
#include "tests/core/golden_lines.h"
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/hands/partition_view.h"
#include "ui/hands/play_tree.h"
#include "ui/hands/plays_panel.h"
#include "ui/hands/rule_switches.h"
#include "ui/hands/words.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>

#include <memory>

using namespace yomi::ui;
using namespace yomi::ui::hands;
using namespace Qt::StringLiterals;

namespace {

/// A shown panel over a hand of cards.
struct PlaysScreen {
    HandDocument document;
    HandAnalysis analysis{document};
    HandPreview preview;
    PlaysPanel panel{document, analysis, preview};

    explicit PlaysScreen(const char* cards, const char* rules = "doudizhu") {
        document.load({{"kind", "hand"}, {"rules", rules}, {"tiles", cards}});
        panel.resize(360, 640);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel, yomi::longestWait));
    }

    PlayTree* tree(const char* name) const {
        for (auto* tree : panel.findChildren<PlayTree*>())
            if (tree->accessibleName() == QLatin1String(name))
                return tree;
        return nullptr;
    }
    PlayTree* leads() const { return tree("Leads by category"); }
    PlayTree* beats() const { return tree("Plays that beat it"); }
    QString text(const char* name) const {
        return panel.findChild<QLabel*>(QLatin1String(name))->text();
    }
    QString hand() const {
        return QString::fromStdString(tilesText(document.book(), document.inputs().hand));
    }

    /// The row of a lead, with its category open.
    QModelIndex lead(const char* cards) const {
        const QModelIndex index = leads()->plays().indexOf(findMeld(document.book(), cards));
        leads()->expand(index.parent());
        leads()->scrollTo(index);
        return index;
    }
    QPoint place(const QModelIndex& index) const { return leads()->visualRect(index).center(); }
    void click(const QModelIndex& index) const {
        QTest::mouseClick(leads()->viewport(), Qt::LeftButton, {}, place(index));
    }
    QString after(const QModelIndex& index, int column = 1) const {
        return index.siblingAtColumn(column).data().toString();
    }
    void ready(const char* summary) const {
        QTRY_COMPARE(text("leadSummary"), QString::fromUtf8(summary));
        QTRY_VERIFY(after(leads()->plays().index(0, 0)) != u"–"_s);
    }
};

/// Each category with its plays on one line.
QString outline(const PlayTree& tree) {
    QStringList lines;
    const QAbstractItemModel& model = *tree.model();
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex category = model.index(row, 0);
        QStringList plays;
        for (int play = 0; play < model.rowCount(category); ++play)
            plays += model.index(play, 0, category).data().toString();
        lines += category.data().toString() + u": "_s + plays.join(u' ');
    }
    return lines.join(u'\n');
}

} // namespace

class TestPlays : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsLeadsByCategory() {
        PlaysScreen screen("3334445678BR");
        QAbstractItemModelTester tester(&screen.leads()->plays(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        screen.ready("47 legal leads; to empty the hand: 3 plays, 1 turn.");
        const PlayModel& model = screen.leads()->plays();
        QStringList groups;
        for (int row = 0; row < model.rowCount(); ++row)
            groups += model.index(row, 0).data().toString();
        QCOMPARE(groups.first(4),
                 QStringList({u"Singles (8)"_s, u"Pairs (2)"_s, u"Trios (2)"_s, u"Rockets (1)"_s}));
        QVERIFY(groups.contains(u"Straights of 5 (2)"_s));
        QVERIFY(groups.contains(u"Airplanes of 2 (1)"_s));
        QVERIFY(outline(*screen.leads()).contains(u"\nStraights of 6 (1): 345678\n"_s));
    }

    /// The leads with the fewest plays left come first in each group, and the lead under the mouse
    /// stays.
    void theBestLeadsComeFirst() {
        PlaysScreen screen("3334445678BR");
        QTRY_VERIFY(screen.text("leadSummary").startsWith(u"47 legal leads"_s));
        const QPersistentModelIndex eight =
            screen.leads()->plays().indexOf(findMeld(screen.document.book(), "8"));
        screen.ready("47 legal leads; to empty the hand: 3 plays, 1 turn.");
        QCOMPARE(eight.data().toString(), u"8"_s);
        const PlayModel& model = screen.leads()->plays();
        bool isReordered = false;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex group = model.index(row, 0);
            for (int play = 1; play < model.rowCount(group); ++play) {
                const QModelIndex before = model.index(play - 1, 0, group);
                const QModelIndex lead = model.index(play, 0, group);
                QVERIFY(screen.after(before).toInt() <= screen.after(lead).toInt());
                isReordered = isReordered || model.playAt(before) > model.playAt(lead);
            }
            QCOMPARE(screen.after(model.index(0, 0, group)), screen.after(group));
        }
        QVERIFY(isReordered);
    }

    /// An answer for one rule book is never shown under another.
    void dropsAnswersOfOtherRules() {
        PlaysScreen screen("3334445678BR");
        screen.ready("47 legal leads; to empty the hand: 3 plays, 1 turn.");
        auto* played = screen.panel.findChild<QLineEdit*>();
        played->setFocus();
        QTest::keyClicks(played, u"3"_s);
        QTRY_VERIFY(screen.beats()->plays().rowCount() > 0);
        const QPoint lead = screen.place(screen.lead("34567"));
        QTest::keyClicks(played, u"3"_s); // 33: the answer is being computed
        screen.document.perform(
            chooseRules(screen.document.inputs(), *yomi::hands::presetRules("millijan")));
        QVERIFY(!screen.analysis.answer());
        QTest::mouseClick(screen.leads()->viewport(), Qt::LeftButton, {}, lead);
        QTest::keyClick(screen.leads(), Qt::Key_Return);
        QCOMPARE(played->text(), u"33"_s);
        QTRY_VERIFY(screen.analysis.answer());
        QTest::qWait(50); // a late answer would be painted
        QVERIFY(screen.hand().isEmpty());
    }

    /// Leads of golden hands: after the best of them one play fewer is left.
    void agreesWithTheGoldenHands() {
        int checked = 0;
        for (const nlohmann::json& line : yomi::goldenLines("doudizhu.jsonl")) {
            const std::string cards = line["hand"];
            if (cards.size() < 12 || ++checked > 5)
                continue;
            PlaysScreen screen(cards.c_str());
            const int leads = line["legal_leads"], fewest = line["min_plays"];
            const QString summary =
                u"%1 legal leads; to empty the hand: %2 plays, "_s.arg(leads).arg(fewest);
            QTRY_VERIFY(screen.text("leadSummary").startsWith(summary));
            QTRY_VERIFY(screen.after(screen.leads()->plays().index(0, 0)) != u"–"_s);
            int count = 0, least = 99;
            const PlayModel& model = screen.leads()->plays();
            for (int row = 0; row < model.rowCount(); ++row) {
                count += model.rowCount(model.index(row, 0));
                least = std::min(least, screen.after(model.index(row, 0)).toInt());
            }
            QCOMPARE(count, leads);
            QCOMPARE(least, fewest - 1);
        }
        QVERIFY(checked > 4);
    }

    /// Plays and turns differ where a bomb wins the lead back.
    void showsTurnsNextToPlays() {
        PlaysScreen screen("345679999");
        screen.ready("25 legal leads; to empty the hand: 2 plays, 0 turns.");
        QVERIFY(screen.panel.findChild<QLabel*>(u"leadSummary"_s)
                    ->toolTip()
                    .endsWith(u"\nFewest turns: 9999 · 34567"_s));
        const QModelIndex chain = screen.lead("34567"), bomb = screen.lead("9999");
        QCOMPARE(screen.after(chain, 1), u"1"_s);
        QCOMPARE(screen.after(chain, 2), u"−1"_s);
        QCOMPARE(screen.after(bomb, 2), u"1"_s);
        const QVariant font = chain.siblingAtColumn(2).data(Qt::FontRole);
        QVERIFY(font.value<QFont>().bold());
        QVERIFY(!bomb.siblingAtColumn(2).data(Qt::FontRole).value<QFont>().bold());
    }

    /// A golden chance, exact to the fraction; fewer cards lower it, and the document keeps them.
    void showsHowLikelyAnOpponentBeatsALead() {
        PlaysScreen screen("77789999TTTJJJQQA");
        QTRY_VERIFY(screen.leads()->plays().rowCount() > 0);
        const QPersistentModelIndex lead = screen.lead("78999TTTJJJQ");
        QTRY_COMPARE(screen.after(lead, 3), u"37.99 %"_s);
        QVERIFY(QModelIndex(lead)
                    .siblingAtColumn(3)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .startsWith(u"20,838,035 / 54,846,099 = 37.99"_s));
        auto* opponent = screen.panel.findChild<QSpinBox*>();
        QCOMPARE(opponent->value(), 17);
        opponent->setFocus();
        opponent->selectAll();
        QTest::keyClicks(opponent, u"8"_s);
        QTRY_COMPARE(screen.after(lead, 3), u"4.83 %"_s);
        QCOMPARE(screen.document.view().opponent, 8);
        HandDocument copy;
        copy.load(screen.document.body());
        QCOMPARE(copy.view().opponent, 8);
    }

    /// Seen cards count: the opponent has none of them, and no more than are left.
    void seenCardsLowerTheChance() {
        PlaysScreen screen("2");
        QTRY_VERIFY(screen.leads()->plays().rowCount() > 0);
        Inputs after = screen.document.inputs();
        for (int kind = 0; kind < after.book->kindCount(); ++kind)
            for (int copy = kind == 12 ? 1 : 0; copy < after.book->kind(kind).copies; ++copy)
                if (kind != 3)
                    after.seen.push_back(kind); // all but four 6 and three 2
        screen.document.perform({u"See"_s, after, {}});
        QTRY_COMPARE(screen.panel.findChild<QSpinBox*>()->maximum(), 4);
        QTRY_COMPARE(screen.after(screen.lead("2"), 3), u"100 %"_s); // the bomb
        QCOMPARE(screen.document.view().opponent, 17);
    }

    /// Lower kickers stand behind the body, in words and in pictures.
    void showsTheBodyFirst() {
        PlaysScreen screen("3444555567");
        QTRY_VERIFY(screen.leads()->plays().rowCount() > 0);
        const QModelIndex chain = screen.lead("34445556");
        QCOMPARE(chain.data().toString(), u"444555+36"_s);
        QCOMPARE(chain.data(PlayModel::CardsRole).value<QList<int>>(),
                 QList<int>({1, 1, 1, 2, 2, 2, 0, 3}));
        QCOMPARE(meldText(screen.document.book(), findMeld(screen.document.book(), "555567")),
                 u"5555+67"_s);
        screen.click(chain);
        QCOMPARE(screen.panel.findChild<QLineEdit*>()->text(), u"444555+36"_s);
        QTRY_VERIFY(screen.text("beatRefusal").endsWith(u"beat it."_s)); // it can be read
        std::vector<MeldGroup> groups;
        addMeldGroups(groups, screen.document.inputs(),
                      {findMeld(screen.document.book(), "34445556")});
        QCOMPARE(groups.front().kinds, std::vector<int>({1, 1, 1, 2, 2, 2, 0, 3}));
    }

    void previewsWhatIsLeft() {
        PlaysScreen screen("3334445678BR");
        screen.ready("47 legal leads; to empty the hand: 3 plays, 1 turn.");
        const QModelIndex chain = screen.lead("45678");
        QCOMPARE(screen.after(chain), u"2"_s); // 33344 BR
        QTest::mouseMove(screen.leads()->viewport(), screen.place(chain));
        QTRY_VERIFY(screen.preview.answer());
        QCOMPARE(screen.preview.answer()->inputs.heading, u"After 45678"_s);
        QCOMPARE(screen.preview.answer()->result.first().size(), std::size_t{2});
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(screen.leads(), &leave);
        QVERIFY(!screen.preview.answer());
    }

    void showsWhatBeatsALead() {
        PlaysScreen screen("34567TTT");
        screen.ready("14 legal leads; to empty the hand: 2 plays, 2 turns.");
        screen.click(screen.lead("34567"));
        // Four copies of each rank except one or three of these: every longer straight of five, all
        // complete bombs, and the rocket.
        QTRY_COMPARE(screen.text("beatRefusal"), u"15 plays beat it."_s);
        QCOMPARE(outline(*screen.beats()),
                 u"Bombs (7): 8888 9999 JJJJ QQQQ KKKK AAAA 2222\nRockets (1): 小大\n"
                 "Straights of 5 (7): 45678 56789 678910 78910J 8910JQ 910JQK 10JQKA"_s);
    }

    void showsWhatBeatsATypedPlay() {
        PlaysScreen screen("4567888BR");
        screen.ready("17 legal leads; to empty the hand: 3 plays, 1 turn.");
        auto* from = screen.panel.findChild<QComboBox*>();
        auto* played = screen.panel.findChild<QLineEdit*>();
        from->setFocus();
        QTest::keyClick(from, Qt::Key_Down); // in this hand
        played->setFocus();
        QTest::keyClicks(played, u"33344"_s);
        QTRY_COMPARE(screen.text("beatRefusal"), u"1 play beats it."_s);
        QCOMPARE(outline(*screen.beats()), u"Rockets (1): 小大"_s);
        QTest::keyClicks(played, u"5"_s);
        QCOMPARE(screen.text("beatRefusal"), u"\"333445\" is not a play of Dou Dizhu."_s);
    }

    void playsALead() {
        PlaysScreen screen("34567TTT");
        screen.ready("14 legal leads; to empty the hand: 2 plays, 2 turns.");
        screen.click(screen.lead("34567"));
        screen.leads()->setFocus();
        QTest::keyClick(screen.leads(), Qt::Key_Return);
        QCOMPARE(screen.hand(), u"TTT"_s);
        QCOMPARE(screen.document.inputs().seen.size(), std::size_t{5});
        screen.ready("3 legal leads; to empty the hand: 1 play, 1 turn.");
        screen.document.undoStack().undo();
        QCOMPARE(screen.hand(), u"34567TTT"_s);
        QVERIFY(screen.document.inputs().seen.empty());
    }

    void forbidsAndLocksFromTheMenu() {
        PlaysScreen screen("34567TTT");
        screen.ready("14 legal leads; to empty the hand: 2 plays, 2 turns.");
        screen.click(screen.lead("34567"));
        QContextMenuEvent keyboard(QContextMenuEvent::Keyboard, {}, {});
        QCoreApplication::sendEvent(screen.leads(), &keyboard);
        auto* menu = screen.panel.findChild<QMenu*>();
        QVERIFY(menu);
        QTest::keyClick(menu, Qt::Key_F);
        const int meld = findMeld(screen.document.book(), "34567");
        QVERIFY(wishFor(screen.document.inputs(), meld) == Wish::Forbidden);
        screen.ready("14 legal leads; to empty the hand: 5 plays, 5 turns.");
    }

    void switchesRules() {
        HandDocument document;
        document.load({{"kind", "hand"}, {"rules", "doudizhu"}, {"tiles", "3334445678BR"}});
        RuleSwitches panel(document);
        panel.show();
        const auto plays = [&] {
            return panel.findChild<QLabel*>(u"plays"_s)->text();
        };
        const auto boxes = panel.findChildren<QCheckBox*>();
        QCOMPARE(plays(), u"27,471 plays"_s);
        QCOMPARE(boxes.size(), 6);
        QVERIFY(boxes[0]->isChecked());
        for (const int loose : {1, 2, 3}) { // the lenient rule
            boxes[loose]->setFocus();
            QTest::keyClick(boxes[loose], Qt::Key_Space);
            QVERIFY(boxes[loose]->isChecked());
        }
        QCOMPARE(plays(), u"29,984 plays"_s);
        QCOMPARE(QString::fromStdString(document.body()["rules"]), u"doudizhu-loose"_s);
        // The number that a switch announces is the result of switching.
        QTRY_VERIFY(boxes[0]->accessibleDescription().startsWith(u"the other way "_s));
        const QString announced = boxes[0]->accessibleDescription().mid(14);
        QTest::keyClick(boxes[0], Qt::Key_Space);
        QCOMPARE(plays(), announced);
        for (int step = 0; step < 4; ++step)
            document.undoStack().undo();
        QCOMPARE(plays(), u"27,471 plays"_s);
        QVERIFY(boxes[0]->isChecked() && !boxes[1]->isChecked());
    }
};

YOMI_TESTS(TestPlays)
#include "test_plays.moc"
