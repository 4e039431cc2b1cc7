// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hands/hand_text.h"
#include "core/hands/unit_list_json.h"
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/common/controls.h"
#include "ui/common/table_view.h"
#include "ui/hands/rule_book_editor.h"
#include "ui/hands/unit_form.h"
#include "ui/hands/unit_table.h"

#include <QDir>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

using namespace yomi::ui;
using namespace yomi::ui::hands;
using namespace Qt::StringLiterals;
using yomi::hands::standardUnits;
using yomi::hands::UnitList;

namespace {

constexpr int builtInUnits = 154;

std::shared_ptr<const UnitList> standard() {
    return std::make_shared<const UnitList>(standardUnits());
}

} // namespace

class TestRuleBookEditor : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<RuleBookEditor> m_editor;

    void open(std::shared_ptr<const UnitList> ofHand = standard()) {
        m_editor = std::make_unique<RuleBookEditor>(m_folder.path(), std::move(ofHand));
        m_editor->show();
        m_editor->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_editor.get(), yomi::longestWait));
    }

    QAbstractButton* button(const QString& name) const {
        for (auto* button : m_editor->findChildren<QAbstractButton*>())
            if (button->text() == name || button->accessibleName() == name)
                return button;
        qFatal("no button %s", qUtf8Printable(name));
    }
    void click(const QString& name) { QTest::mouseClick(button(name), Qt::LeftButton); }

    QLineEdit* field(const QString& name) const {
        for (auto* field : m_editor->findChildren<QLineEdit*>())
            if (field->accessibleName() == name)
                return field;
        qFatal("no field %s", qUtf8Printable(name));
    }
    /// Replaces the text of a field, as with the keyboard. Ideographs come from an input method.
    void type(const QString& name, const QString& text) {
        QLineEdit* edit = field(name);
        edit->setFocus();
        QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(edit, Qt::Key_Delete);
        QInputMethodEvent composed;
        composed.setCommitString(text);
        QCoreApplication::sendEvent(edit, &composed);
    }
    void enter(const QString& name) { QTest::keyClick(field(name), Qt::Key_Return); }
    QString fault(int column) const { // under name, members, score
        auto* grid = m_editor->findChild<UnitForm*>()->layout();
        return static_cast<QLabel*>(grid->itemAt(3 * column + 2)->widget())->text();
    }
    bool isSaid(const QString& sentence) const { // visible
        for (const auto* label : m_editor->findChildren<QLabel*>())
            if (label->isVisible() && label->text() == sentence)
                return true;
        return false;
    }
    QString message() const { return m_editor->findChild<QLabel*>(u"message"_s)->text(); }

    TableView* units() const { return m_editor->findChild<UnitTable*>()->view(); }
    TableView* lists() const {
        for (auto* view : m_editor->findChildren<TableView*>())
            if (view != units())
                return view;
        return nullptr;
    }
    QString cell(TableView* view, int row, int column) const {
        return view->model()->index(row, column).data().toString();
    }
    void clickRow(TableView* view, int row) {
        const QModelIndex index = view->model()->index(row, 0);
        view->scrollTo(index);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
    }
    const UnitList& current() const { return *m_editor->lists().current().units; }
    QStringList files() const { return QDir(m_folder.path()).entryList(QDir::Files); }

private Q_SLOTS:
    void cleanup() {
        m_editor.reset();
        for (const QString& file : files())
            QFile::remove(m_folder.filePath(file));
    }

    void showsTheBuiltInList() {
        open();
        QCOMPARE(lists()->model()->rowCount(), 1);
        QCOMPARE(cell(lists(), 0, 0), u"MilliJan 2019"_s);
        QCOMPARE(cell(lists(), 0, 1), u"154"_s);
        QCOMPARE(cell(lists(), 0, 2), u"built in"_s);
        QCOMPARE(units()->model()->rowCount(), builtInUnits);
        QVERIFY(!button(u"Use for this hand"_s)->isEnabled()); // the hand has it
        QVERIFY(!field(u"Name"_s)->isEnabled());
        const QString builtIn = u"Built in. Make a copy to edit."_s;
        QVERIFY(isSaid(builtIn));
        clickRow(units(), 0);
        for (const QString& name :
             {u"New unit"_s, u"Duplicate this unit"_s, u"Remove the selected units"_s}) {
            QVERIFY2(!button(name)->isEnabled(), qUtf8Printable(name));
            QCOMPARE(button(name)->toolTip(), builtIn);
        }
        QVERIFY(!button(u"Delete this list"_s)->isEnabled());
        QCOMPARE(button(u"Delete this list"_s)->toolTip(),
                 u"The list of the program cannot be deleted."_s);
        QTest::keyClick(units(), Qt::Key_Delete);
        QCOMPARE(units()->model()->rowCount(), builtInUnits);
        click(u"Copy this list"_s);
        QVERIFY(!isSaid(builtIn));
        QVERIFY(button(u"New unit"_s)->isEnabled());
        QVERIFY(button(u"Delete this list"_s)->isEnabled());
        QVERIFY(!button(u"Remove the selected units"_s)->isEnabled()); // none is selected
        clickRow(units(), 0);
        QVERIFY(button(u"Remove the selected units"_s)->isEnabled());
        QVERIFY(button(u"Duplicate this unit"_s)->isEnabled());
        type(u"Find a unit or a member"_s, u"xyz"_s);
        QVERIFY(!button(u"Remove the selected units"_s)->isEnabled());
        click(u"Undo"_s);
        QCOMPARE(files(), QStringList());
    }

    void filtersByUnitAndMember_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("title");
        QTest::newRow("unit") << u"clov"_s << u"Clover"_s << u"1 of 154 units"_s;
        QTest::newRow("kana") << u"しいか"_s << u"(詩花)"_s << u"1 of 154 units"_s;
        QTest::newRow("nobody") << u"xyz"_s << QString() << u"0 of 154 units"_s;
    }
    void filtersByUnitAndMember() {
        QFETCH(QString, typed);
        QFETCH(QString, first);
        QFETCH(QString, title);
        open();
        type(u"Find a unit or a member"_s, typed);
        QCOMPARE(cell(units(), 0, 0), first);
        QCOMPARE(m_editor->findChild<UnitTable*>()->title(), title);
    }

    void copiesAndKeepsLists() {
        open();
        click(u"Copy this list"_s);
        QCOMPARE(cell(lists(), 1, 0), u"Copy of MilliJan 2019"_s);
        QCOMPARE(cell(lists(), 1, 2), u"yours"_s);
        QCOMPARE(files().size(), 1);
        type(u"Name of the list"_s, u"Mine"_s);
        enter(u"Name of the list"_s);
        QCOMPARE(cell(lists(), 1, 0), u"Mine"_s);
        type(u"Name of the list"_s, u"millijan 2019"_s);
        enter(u"Name of the list"_s);
        QCOMPARE(message(), u"There is a list named millijan 2019 already."_s);
        // The typed text stays, marked, until it is valid or reset.
        QLineEdit* name = field(u"Name of the list"_s);
        const auto ink = [name] {
            return name->palette().color(QPalette::Text);
        };
        QCOMPARE(name->text(), u"millijan 2019"_s);
        QCOMPARE(ink(), m_editor->palette().color(QPalette::BrightText));
        clickRow(lists(), 0);
        QCOMPARE(lists()->currentRow(), 1);
        QCOMPARE(name->text(), u"millijan 2019"_s);
        QTest::keyClick(name, Qt::Key_Escape);
        QVERIFY(m_editor->isVisible());
        QCOMPARE(name->text(), u"Mine"_s);
        QCOMPARE(ink(), m_editor->palette().color(QPalette::Text));
        QCOMPARE(message(), QString());

        open(); // opened another time
        QCOMPARE(lists()->model()->rowCount(), 2);
        QCOMPARE(cell(lists(), 1, 0), u"Mine"_s);
        clickRow(lists(), 1);
        QCOMPARE(field(u"Name of the list"_s)->text(), u"Mine"_s);
        QTest::keyClick(lists(), Qt::Key_Delete);
        QCOMPARE(lists()->model()->rowCount(), 1);
        QCOMPARE(files().size(), 0);
        click(u"Undo"_s);
        QCOMPARE(cell(lists(), 1, 0), u"Mine"_s);
        QCOMPARE(files().size(), 1);
    }

    void addsChangesAndRemovesUnits() {
        open();
        click(u"Copy this list"_s);
        click(u"New unit"_s);
        QCOMPARE(m_editor->focusWidget(), field(u"Name"_s));
        type(u"Name"_s, u"Duo"_s);
        QCOMPARE(fault(1), u"Duo has 0 members; a unit has 1 to 13."_s);
        QVERIFY(!button(u"Add"_s)->isEnabled());
        type(u"Members"_s, u"はるか hibiki"_s);
        QCOMPARE(fault(1), QString());
        QCOMPARE(field(u"Score"_s)->placeholderText(), u"2,000 by size"_s);
        enter(u"Members"_s);
        QCOMPARE(cell(units(), builtInUnits, 0), u"Duo"_s);
        QCOMPARE(cell(units(), builtInUnits, 1), u"春香 響"_s);
        QCOMPARE(cell(units(), builtInUnits, 3), u"2,000"_s);
        QCOMPARE(units()->currentRow(), builtInUnits);
        const QRect added = units()->visualRect(units()->model()->index(builtInUnits, 0));
        QVERIFY(units()->viewport()->rect().contains(added));

        type(u"Score"_s, u"5,500"_s);
        click(u"Change"_s);
        QCOMPARE(cell(units(), builtInUnits, 3), u"5,500"_s);
        QVERIFY(current().units.back().score == 5500);

        units()->setFocus();
        QTest::keyClick(units(), Qt::Key_Delete);
        QCOMPARE(units()->model()->rowCount(), builtInUnits);
        click(u"Undo"_s);
        click(u"Undo"_s);
        QCOMPARE(cell(units(), builtInUnits, 3), u"2,000"_s);
        click(u"Redo"_s);
        QCOMPARE(cell(units(), builtInUnits, 3), u"5,500"_s);
    }

    void tellsEveryFaultUnderItsField() {
        open();
        click(u"Copy this list"_s);
        click(u"New unit"_s);
        type(u"Name"_s, u"Clover"_s);
        type(u"Members"_s, u"千葉"_s);
        type(u"Score"_s, u"many"_s);
        QCOMPARE(fault(0), u"There is a unit named Clover already."_s);
        QVERIFY(fault(1).startsWith(u"\"千葉\" is not a tile"_s));
        QCOMPARE(fault(2), u"many is not a whole number."_s);
        type(u"Score"_s, u"0"_s);
        QCOMPARE(fault(2), u"Clover scores 0; 1 to 100000 is possible."_s);
    }

    void refusesAtThePlace_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("members");
        QTest::addColumn<QString>("score");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("name taken") << u"ＣＬＯＶＥＲ"_s << u"春香 響"_s << QString() << 0
                                    << u"There is a unit named ＣＬＯＶＥＲ already."_s;
        QTest::newRow("unknown") << u"Duo"_s << u"春香 千葉"_s << QString() << 1
                                 << u"\"千葉\" is not a tile; did you mean 千早"_s;
        QTest::newRow("same members") << u"Duo"_s << u"このみ まつり"_s << QString() << 1
                                      << u"Duo has the same members as Decided."_s;
        QTest::newRow("twice") << u"Duo"_s << u"春香 はるか"_s << QString() << 1
                               << u"Duo has 春香 twice."_s;
        QTest::newRow("score") << u"Duo"_s << u"春香 響"_s << u"0"_s << 2
                               << u"Duo scores 0; 1 to 100000 is possible."_s;
        QTest::newRow("no number")
            << u"Duo"_s << u"春香 響"_s << u"many"_s << 2 << u"many is not a whole number."_s;
    }
    void refusesAtThePlace() {
        QFETCH(QString, name);
        QFETCH(QString, members);
        QFETCH(QString, score);
        QFETCH(int, column);
        QFETCH(QString, sentence);
        open();
        click(u"Copy this list"_s);
        click(u"New unit"_s);
        type(u"Name"_s, name);
        type(u"Members"_s, members);
        type(u"Score"_s, score);
        for (int other = 0; other < 3; ++other)
            QVERIFY2(other == column ? fault(other).startsWith(sentence) : fault(other).isEmpty(),
                     qUtf8Printable(fault(other)));
        enter(u"Name"_s);
        QCOMPARE(current().units.size(), std::size_t{builtInUnits});
        clickRow(units(), 0); // an invalid entry stays, with its error
        QVERIFY2(message().startsWith(u"Not taken yet: "_s + sentence), qUtf8Printable(message()));
        QTRY_COMPARE(units()->currentRow(), -1);
        QCOMPARE(field(u"Name"_s)->text(), name);
        QCOMPARE(field(u"Members"_s)->text(), members);
        QCOMPARE(field(u"Score"_s)->text(), score);
        QVERIFY(fault(column).startsWith(sentence));
        click(u"Close"_s);
        QVERIFY(m_editor->isVisible());
        QTest::keyClick(field(u"Name"_s), Qt::Key_Escape);
        QCOMPARE(field(u"Name"_s)->text(), QString());
        click(u"Close"_s);
        QVERIFY(!m_editor->isVisible());
    }

    void duplicatesAsADraft() {
        open();
        click(u"Copy this list"_s);
        clickRow(units(), 0);
        QTest::keyClick(units(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(field(u"Name"_s)->text(), cell(units(), 0, 0) + u" (2)"_s);
        QVERIFY(fault(1).contains(u"has the same members as"_s));
        type(u"Members"_s, u"春香 響"_s);
        click(u"Add"_s);
        QCOMPARE(cell(units(), builtInUnits, 0), cell(units(), 0, 0) + u" (2)"_s);
    }

    void takesADraftAlongAndGivesItBack() {
        open();
        click(u"Copy this list"_s);
        clickRow(units(), 3);
        type(u"Name"_s, u"Renamed"_s);
        clickRow(units(), 5);
        QCOMPARE(cell(units(), 3, 0), u"Renamed"_s);
        QCOMPARE(units()->currentRow(), 5);
        type(u"Name"_s, u"Not this"_s);
        QTest::keyClick(field(u"Name"_s), Qt::Key_Escape);
        QCOMPARE(field(u"Name"_s)->text(), cell(units(), 5, 0));
        QVERIFY(m_editor->isVisible());
        QTest::keyClick(field(u"Name"_s), Qt::Key_Escape);
        QVERIFY(!m_editor->isVisible());
    }

    void importsAndRefusesFiles() {
        QTemporaryDir elsewhere;
        const auto write = [&](const QString& name, const QByteArray& text) {
            QFile file(elsewhere.filePath(name));
            if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
                qFatal("a temporary file cannot be written");
            return file.fileName();
        };
        open();
        m_editor->importFile(write(u"two.json"_s, R"({"format": "millijan/1", "title": "Two",
            "units": [{"name": "A", "members": ["春香"]}, {"name": "B", "members": ["千早"]}]})"));
        QCOMPARE(cell(lists(), 1, 0), u"Two"_s);
        QCOMPARE(units()->model()->rowCount(), 2);
        m_editor->importFile(write(u"bad.json"_s, R"({"format": "millijan/1",
            "units": [{"name": "A", "members": ["千葉"]}]})"));
        QVERIFY(message().startsWith(
            u"bad.json: units[0].members[0]: \"千葉\" is not an idol; did you mean 千早"_s));
        QCOMPARE(lists()->model()->rowCount(), 2);
        // The saved file is accepted by the command line.
        const QString kept = m_folder.filePath(files().constFirst());
        QVERIFY(readUnitFile(kept) == current());
    }

    void leavesDamagedFilesAlone() {
        QFile file(m_folder.filePath(u"broken.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
        file.close();
        open();
        QCOMPARE(lists()->model()->rowCount(), 1);
        QVERIFY(message().contains(u"broken.json cannot be read: "_s));
        QCOMPARE(files().size(), 1);
    }

    void givesAListToTheHand() {
        auto mine = std::make_shared<UnitList>(standardUnits());
        mine->title = "Of the hand";
        mine->units.resize(10);
        open(mine);
        QCOMPARE(cell(lists(), 1, 2), u"this hand"_s); // in no file, but still in the list
        QCOMPARE(units()->model()->rowCount(), 10);
        clickRow(units(), 9);
        QTest::keyClick(units(), Qt::Key_Delete);
        QSignalSpy used(m_editor.get(), &RuleBookEditor::used);
        click(u"Use for this hand"_s);
        QCOMPARE(used.count(), 1);
        QCOMPARE(current().units.size(), std::size_t{9});
        QVERIFY(!m_editor->isVisible());
        QCOMPARE(files(), QStringList());
    }
};

YOMI_TESTS(TestRuleBookEditor)
#include "test_rule_book_editor.moc"
