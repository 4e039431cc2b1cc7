// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/splitdamage/cards.h"
#include "tests/run_tests.h"
#include "tests/ui/splitdamage/plan_screen.h"
#include "tests/waiting.h"
#include "ui/common/wording.h"
#include "ui/splitdamage/card_picker.h"
#include "ui/splitdamage/effect_panel.h"
#include "ui/splitdamage/words.h"

#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>

using namespace yomi::ui;
using namespace yomi::ui::splitdamage;

/// Cards found and added to a turn, and the person's own.
class TestPlanCards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); } // for the person's own cards
    void cleanup() { useWordings(QStringLiteral("en")); }
    void init() { QApplication::setPalette(paletteFor(lightColors())); }

    void cardsAreFoundAndAddedByTheKeyboard() {
        PlanScreen screen;
        screen.list()->setFocus();
        QTimer::singleShot(0, [] {
            auto* picker = qobject_cast<CardPicker*>(QApplication::activeModalWidget());
            auto* words = picker->findChild<QLineEdit*>();
            QTest::keyClicks(words, QStringLiteral("fireba"));
            auto* found = picker->findChild<QListWidget*>();
            QVERIFY(found->count() > 0 && found->count() < 10);
            QVERIFY(found->currentItem()->text().startsWith(QStringLiteral("Fireball")));
            QTest::keyClick(words, Qt::Key_Return);
        });
        QTest::keyClick(screen.list(), Qt::Key_A);
        QCOMPARE(screen.names().last(), QStringLiteral("Fireball"));
        QCOMPARE(screen.plan().actions.back().cost, 4);
        QCOMPARE(screen.document.view().action, 3);
        QTRY_COMPARE(screen.workspace.focusWidget(), screen.list());
        screen.document.undoStack().undo();
        QCOMPARE(screen.names().size(), 3);
    }

    void aChineseWindowNamesCardsInChinese() {
        useWordings(QStringLiteral("zh_CN"));
        CardPicker picker;
        auto* words = picker.findChild<QLineEdit*>();
        words->setText(QStringLiteral("fireball"));
        auto* found = picker.findChild<QListWidget*>();
        QVERIFY(found->currentItem()->text().startsWith(QStringLiteral("火球术 · Fireball · ")));
        QCOMPARE(picker.action().name, std::string("Fireball")); // as in any language
        QCOMPARE(cardName("Fireball"), QStringLiteral("火球术"));
        QCOMPARE(cardName("fire ball"), QStringLiteral("fire ball")); // of the person
        words->setText(QStringLiteral("法师 火球"));
        QVERIFY(found->currentItem()->text().contains(QStringLiteral("Fireball")));
        words->setText(QStringLiteral("dr. boom"));
        QVERIFY(found->item(0)->text().startsWith(QStringLiteral("砰砰博士")));
        words->setText(QStringLiteral("随机分配")); // no card
        QVERIFY(found->currentItem()->text().startsWith(QStringLiteral("随机分配伤害 · 0")));
        PlanScreen screen;
        auto* presets = screen.workspace.findChild<EffectPanel*>()->findChild<QComboBox*>();
        QCOMPARE(presets->currentText(), QStringLiteral("奥术飞弹"));
        QCOMPARE(screen.document.inputs().effect.name, std::string("Arcane Missiles"));
    }

    void aSlipInANameIsNoObstacle() {
        PlanScreen screen;
        screen.list()->setFocus();
        QTimer::singleShot(0, [] {
            auto* picker = qobject_cast<CardPicker*>(QApplication::activeModalWidget());
            auto* words = picker->findChild<QLineEdit*>();
            auto* found = picker->findChild<QListWidget*>();
            words->setText(QStringLiteral("mask of c’thun"));
            QVERIFY(found->currentItem()->text().startsWith(QStringLiteral("Mask of C'Thun")));
            words->setText(QStringLiteral("fierball"));
            QVERIFY(found->currentItem()->text().startsWith(QStringLiteral("Fireball")));
            const auto labels = picker->findChildren<QLabel*>();
            QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
                return label->text().contains(QStringLiteral("Did you mean"));
            }));
            QTest::keyClick(words, Qt::Key_Return);
        });
        QTest::keyClick(screen.list(), Qt::Key_A);
        QCOMPARE(screen.names().last(), QStringLiteral("Fireball"));
    }

    void cardsOfOnesOwnAreKeptFoundAndForgotten() {
        QFile::remove(OwnCards::userFile());
        PlanScreen screen;
        screen.document.selectAction(1); // Cleave
        const auto keep = [&](const QString& name) {
            QTimer::singleShot(0, [name] {
                auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                dialog->setTextValue(name);
                dialog->accept();
            });
            for (QAction* action : screen.list()->actions())
                if (action->text().startsWith(QStringLiteral("Keep as")))
                    action->trigger();
        };
        keep(QStringLiteral(" Great Cleave "));
        QCOMPARE(screen.message(screen.list()), QString());
        {
            CardPicker picker;
            auto* list = picker.findChild<QListWidget*>();
            QVERIFY(list->item(0)->text().startsWith(QStringLiteral("Great Cleave · ")));
            QVERIFY(list->item(0)->text().endsWith(QStringLiteral("your own")));
            QCOMPARE(picker.action().steps.size(), std::size_t(1));
            QVERIFY(picker.action().steps[0] == screen.plan().actions[1].steps[0]);
            picker.findChild<QLineEdit*>()->setText(QStringLiteral("great cl"));
            QCOMPARE(list->count(), 1);
        }
        Action attack = attackOf(screen.document.inputs().board, friendly(0));
        screen.document.perform(insertInPlan(screen.document.inputs(), 0, attack));
        screen.document.selectAction(0);
        keep(QStringLiteral("Bite"));
        QVERIFY(screen.message(screen.list()).startsWith(QStringLiteral("An attack belongs to")));
        OwnCards own;
        QCOMPARE(own.cards().all().size(), std::size_t(1));
        QCOMPARE(own.forget("Great Cleave"), QString());
        QVERIFY(OwnCards().cards().all().empty());
    }

    void filesOfCardsAreTakenInWholeOrNotAtAll() {
        QTemporaryDir folder;
        const auto file = [&](const char* name, const QByteArray& text) {
            QFile written(folder.filePath(QLatin1String(name)));
            return written.open(QIODevice::WriteOnly) && written.write(text) == text.size()
                       ? written.fileName()
                       : QString();
        };
        OwnCards own(folder.filePath(QStringLiteral("new/cards.json")));
        Action pebble = Cards::ofTheGame().called("Damage to a target").action;
        pebble.name = "Pebble";
        pebble.target = enemy(0);
        QCOMPARE(own.keep(pebble), QString());
        QVERIFY(!own.cards().all()[0].action.target); // it belongs to the board
        pebble.cost = 3;
        QCOMPARE(own.keep(pebble), QString()); // in place of the first
        const QString other = file("other.json", R"({"effects": [{"name": {"zh": "小石"}, "steps":
            [{"kind": "area", "damagePerHit": 1, "pool": "all minions"}]}]})");
        QCOMPARE(own.takeIn(other), QString());
        const auto names = [](const OwnCards& cards) {
            QStringList list;
            for (const auto& card : cards.cards().all())
                list += QString::fromStdString(shownName(card));
            return list.join(u' ');
        };
        QCOMPARE(names(own), QStringLiteral("Pebble 小石"));
        QCOMPARE(own.cards().all()[0].action.cost, 3);
        const QString damaged = file("damaged.json", R"({"effects": [{"name": {"en": "A"},
            "steps": [{"kind": "area", "damagePerHit": 1, "pool": "all minions"}]},
            {"name": {"en": "B"}, "steps": [{"kind": "heal"}]}]})");
        QVERIFY(own.takeIn(damaged).contains(QStringLiteral("effects[1].steps[0].kind")));
        QCOMPARE(names(own), QStringLiteral("Pebble 小石"));
        const QString exported = file("exported.json", own.text());
        QCOMPARE(names(OwnCards(exported)), QStringLiteral("Pebble 小石"));
        // A damaged file of own cards is neither shown nor overwritten.
        OwnCards unreadable(damaged);
        QVERIFY(unreadable.problem().contains(damaged));
        QCOMPARE(unreadable.keep(pebble), unreadable.problem());
        QVERIFY(QFile(damaged).size() > 100);
    }

    void thePickerSaysWhatCannotBePlayed() {
        CardPicker picker;
        picker.findChild<QLineEdit*>()->setText(QStringLiteral("shadow suff"));
        auto* found = picker.findChild<QListWidget*>();
        QCOMPARE(found->count(), 1);
        QCOMPARE(found->item(0)->text(),
                 QStringLiteral("Shadow Suffusion cannot be played here: it "
                                "gives deathrattles that strike to "
                                "minions."));
        QVERIFY(!(found->item(0)->flags() & Qt::ItemIsSelectable));
        picker.findChild<QLineEdit*>()->setText(QStringLiteral("Loatheb")); // not in the catalog
        QCOMPARE(found->count(), 1);
        QVERIFY(!(found->item(0)->flags() & Qt::ItemIsSelectable));
        picker.findChild<QLineEdit*>()->setText(QStringLiteral("C'Thun"));
        picker.findChild<QSpinBox*>()->setValue(11); // it asks for the attack
        QCOMPARE(picker.action().steps[0].hits, 11);
    }
};

YOMI_TESTS(TestPlanCards)
#include "test_plan_cards.moc"
