// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/splitdamage/places.h"
#include "tests/waiting.h"
#include "ui/splitdamage/effect_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>

using namespace yomi::ui::splitdamage;

namespace {

/// A shown panel over two enemy minions of 4 and 5 health.
struct PanelFixture {
    SplitDamageDocument document;
    EffectPanel panel{document};

    PanelFixture() {
        document.perform(
            replaceMinions({}, SideName::Enemy, parseLives(QStringLiteral("4 5")).minions));
        document.undoStack().clear();
        panel.resize(280, 300);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel, yomi::longestWait));
    }

    template <class Widget>
    Widget* field(const char* name) const {
        for (Widget* widget : panel.findChildren<Widget*>())
            if (widget->accessibleName() == QLatin1String(name))
                return widget;
        return nullptr;
    }
    QComboBox* preset() const { return field<QComboBox>("Card"); }
    QSpinBox* hits() const { return field<QSpinBox>("Hits"); }
    QSpinBox* spellDamage() const { return field<QSpinBox>("Spell Damage"); }
    const Effect& effect() const { return document.inputs().effect; }

    QString summary() const {
        return panel.findChild<QLabel*>(QStringLiteral("effectSummary"))->text();
    }
    QString refusal() const {
        const auto* label = panel.findChild<QLabel*>(QStringLiteral("effectRefusal"));
        return label->isVisible() ? label->text() : QString();
    }
    /// Types into a field like a person who clicked into it and selected everything.
    void type(QSpinBox* box, const QString& text) {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, text);
    }
};

} // namespace

class TestEffectPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void presetsComeFromTheCatalog() {
        PanelFixture f;
        QCOMPARE(f.preset()->count(), 117);
        QCOMPARE(f.preset()->currentText(), QStringLiteral("Split damage"));
        f.preset()->setFocus();
        QTest::keyClicks(f.preset(), QStringLiteral("Volc"));
        QCOMPARE(f.effect().name, std::string("Volcano"));
        QCOMPARE(f.hits()->value(), 15);
        QCOMPARE(f.field<QComboBox>("Pool")->currentText(), QStringLiteral("All minions"));
        QCOMPARE(f.document.undoStack().undoText(), QStringLiteral("Choose Volcano"));
        f.document.undoStack().undo();
        QCOMPARE(f.preset()->currentText(), QStringLiteral("Split damage"));
        QCOMPARE(f.hits()->value(), 3);
    }

    void typedHitsAreOneStep() {
        PanelFixture f;
        f.type(f.hits(), QStringLiteral("12"));
        QCOMPARE(f.effect().hits, 12);
        QTest::keyClick(f.hits(), Qt::Key_Up);
        QCOMPARE(f.effect().hits, 13);
        QCOMPARE(f.document.undoStack().count(), 1);
        QCOMPARE(f.summary(), QStringLiteral("13 hits of 1 damage on 2 characters."));
        f.panel.setFocus();
        f.hits()->setFocus();
        QTest::keyClick(f.hits(), Qt::Key_Up);
        QCOMPARE(f.document.undoStack().count(), 2); // a second time is a second step
    }

    void refusedNumbersAreToldAndTakenBack() {
        PanelFixture f;
        f.type(f.hits(), QStringLiteral("201"));
        QCOMPARE(f.effect().hits, 20);
        QCOMPARE(f.refusal(), QStringLiteral("The number of hits must be 0 to 200, not 201."));
        QTest::keyClick(f.hits(), Qt::Key_Return);
        QCOMPARE(f.hits()->value(), 20);
        QVERIFY(!f.refusal().isEmpty()); // so that the person knows why it was reset
        f.type(f.hits(), QStringLiteral("7"));
        QCOMPARE(f.refusal(), QString());
        f.type(f.field<QSpinBox>("Damage per hit"), QStringLiteral("0"));
        QCOMPARE(f.refusal(), QStringLiteral("The damage per hit must be 1 to 999, not 0."));
    }

    void changedPresetsSaySoAndComeBack() {
        PanelFixture f;
        f.document.perform(choosePreset(f.document.inputs(), *findPreset("Arcane Missiles")));
        QCOMPARE(f.summary(), QStringLiteral("3 hits of 1 damage on 2 characters."));
        f.type(f.hits(), QStringLiteral("5"));
        QCOMPARE(f.summary(),
                 QStringLiteral("Changed from the card: 5 hits of 1 damage on 2 characters."));
        QCOMPARE(f.preset()->currentText(), QStringLiteral("Arcane Missiles"));
        Q_EMIT f.preset()->activated(f.preset()->currentIndex()); // chosen again
        QCOMPARE(f.effect().hits, 3);
    }

    void spellDamageFollowsTheCard() {
        PanelFixture f;
        QVERIFY(!f.spellDamage()->isEnabled());
        QCOMPARE(f.spellDamage()->toolTip(),
                 QStringLiteral("Spell Damage does nothing for Split damage."));
        f.document.perform(
            choosePreset(f.document.inputs(), *findPreset("Greater Arcane Missiles")));
        QVERIFY(f.spellDamage()->isEnabled());
        f.type(f.spellDamage(), QStringLiteral("2"));
        QCOMPARE(f.spellDamage()->text(), QStringLiteral("+2"));
        QCOMPARE(f.summary(), QStringLiteral("3 hits of 5 damage on 2 characters."));
    }

    void olderHitsAreOneStepAway() {
        PanelFixture f;
        const auto open = [&](const char* effect) {
            f.document.load(nlohmann::json::parse(
                std::string(R"({"board": {"enemy": {"minions": [{"health": 4}]}}, "effect": )") +
                effect + '}'));
        };
        const auto* label = f.panel.findChild<QLabel*>(QStringLiteral("olderHits"));
        open(R"({"name": "Spreading Madness"})");
        QCOMPARE(f.hits()->value(), 13);
        QVERIFY(label->isVisible());
        QVERIFY(label->text().startsWith(QStringLiteral(
            "Spreading Madness has 13 hits on its card (9 in earlier versions of Yomi).")));
        Q_EMIT const_cast<QLabel*>(label)->linkActivated(QStringLiteral("older"));
        QCOMPARE(f.hits()->value(), 9);
        QVERIFY(!label->isVisible());
        f.document.undoStack().undo();
        QCOMPARE(f.hits()->value(), 13);
        open(R"({"name": "Spreading Madness", "hits": 13})"); // its own numbers
        QVERIFY(!label->isVisible());
        open(R"({"name": "Volcano"})");
        QVERIFY(!label->isVisible());
    }

    void foreignEffectKeepsItsName() {
        PanelFixture f;
        Inputs setup = f.document.inputs();
        setup.effect.name = "Homebrew";
        f.document.perform({QStringLiteral("load"), setup, {}});
        QCOMPARE(f.preset()->currentIndex(), -1);
        QCOMPARE(f.preset()->placeholderText(), QStringLiteral("Homebrew"));
    }
};

YOMI_TESTS(TestEffectPanel)
#include "test_effect_panel.moc"
