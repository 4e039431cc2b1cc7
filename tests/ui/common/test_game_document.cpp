// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "ui/common/field_binder.h"
#include "ui/common/game_document.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>

using namespace yomi::ui;

namespace {

struct Numbers {
    int hits = 3;
    bool shield = false;
    bool operator==(const Numbers&) const = default;
};

struct Look {
    int step = 0;
    bool operator==(const Look&) const = default;
};

/// Other hits start at step 0; undo returns to the previous step.
class NumbersDocument : public GameDocument<Numbers, Look> {
public:
    NumbersDocument()
        : GameDocument("numbers", {}) {}

    nlohmann::json inputsBody() const override {
        return {{"hits", inputs().hits}, {"shield", inputs().shield}};
    }
    nlohmann::json viewBody() const override { return {{"step", view().step}}; }

    QString setHits(int hits, const QByteArray& key = {}) {
        if (hits > 200)
            return perform({{}, inputs(), QStringLiteral("At most 200 hits.")}, key);
        return perform({QStringLiteral("Hits"), {hits, inputs().shield}}, key);
    }

protected:
    Snapshot parse(const nlohmann::json& body) const override {
        return {{body.at("hits"), body.at("shield")}, {body.at("step")}};
    }
    Look viewAfter(const Numbers&) const override { return {}; }
    Look viewOf(const Snapshot& next) const override { return next.view; }
};

} // namespace

class TestGameDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoLeadsBackToWhereThePersonStood() {
        NumbersDocument document;
        document.setView({7});
        QVERIFY(document.setHits(5).isEmpty());
        QCOMPARE(document.view().step, 0);
        document.setView({2});
        document.undoStack().undo();
        QCOMPARE(document.inputs().hits, 3);
        QCOMPARE(document.view().step, 7);
    }

    void aRefusedEditChangesNothing() {
        NumbersDocument document;
        QSignalSpy changed(&document, &Document::changed);
        QCOMPARE(document.setHits(201), QStringLiteral("At most 200 hits."));
        QVERIFY(document.setHits(3).isEmpty());
        QVERIFY(changed.isEmpty());
        QCOMPARE(document.undoStack().count(), 0);
    }

    void lookingIsNoEdit() {
        NumbersDocument document;
        QSignalSpy changed(&document, &Document::changed);
        QSignalSpy looked(&document, &Document::viewChanged);
        document.setView({4});
        document.setView({4});
        QCOMPARE(looked.size(), 1);
        QVERIFY(changed.isEmpty());
        QVERIFY(document.undoStack().isClean());
    }

    void readsWhatItWrites() {
        NumbersDocument document, other;
        document.setHits(9);
        document.setView({4});
        other.load(document.body());
        QCOMPARE(other.kind(), QStringLiteral("numbers"));
        QVERIFY(other.inputs() == document.inputs());
        QVERIFY(other.view() == document.view());
    }

    void fieldsShowAndTakeValues() {
        NumbersDocument document;
        QSpinBox hits;
        hits.setRange(-999, 999);
        QSlider slider;
        slider.setMaximum(999);
        QCheckBox shield;
        QLabel refusal;
        FieldBinder fields(document, &refusal);
        const auto get = [&] {
            return document.inputs().hits;
        };
        const auto take = [&](int value, const QByteArray& key) {
            return document.setHits(value, key);
        };
        fields.bind(&hits, get, take);
        fields.bind(static_cast<QAbstractSlider*>(&slider), get, take);
        fields.bind(
            static_cast<QAbstractButton*>(&shield), [&] { return document.inputs().shield; },
            [&](bool on, const QByteArray&) {
                return on ? QStringLiteral("No shields here.") : QString();
            });
        fields.refresh();
        QCOMPARE(hits.value(), 3);
        QCOMPARE(slider.value(), 3);
        QCOMPARE(document.undoStack().count(), 0);

        hits.setValue(4);
        hits.setValue(5);
        QCOMPARE(document.inputs().hits, 5);
        QCOMPARE(slider.value(), 5);
        QCOMPARE(document.undoStack().count(), 1); // one field, one step

        hits.setValue(300); // refused: it stays for correction
        QCOMPARE(document.inputs().hits, 5);
        QCOMPARE(hits.value(), 300);
        QCOMPARE(refusal.text(), QStringLiteral("At most 200 hits."));
        QVERIFY(!refusal.isHidden());
        Q_EMIT hits.editingFinished();
        QCOMPARE(hits.value(), 5);

        shield.click(); // refused: it goes back
        QVERIFY(!shield.isChecked());
        QCOMPARE(refusal.text(), QStringLiteral("No shields here."));
        document.undoStack().undo();
        QVERIFY(refusal.isHidden());
        QCOMPARE(hits.value(), 3);
    }
};

YOMI_TESTS(TestGameDocument)
#include "test_game_document.moc"
