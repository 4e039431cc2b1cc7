// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell_fixture.h"
#include "tests/run_tests.h"
#include "tests/ui/dialogs.h"
#include "tests/waiting.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/shell/entry_button.h"
#include "ui/shell/registry.h"
#include "ui/shell/theme.h"
#include "ui/splitdamage/type.h"

#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScreen>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace yomi::ui;
using namespace yomi::ui::test;
using namespace Qt::StringLiterals;

namespace {

QStringList statusTexts(const Shell& shell) {
    QStringList texts;
    for (const QLabel* label : shell.window->statusBar()->findChildren<QLabel*>())
        texts << label->text();
    return texts;
}

EntryButton* entry(const Shell& shell, const QString& title) {
    for (EntryButton* button : shell.window->findChildren<EntryButton*>())
        if (button->text() == title)
            return button;
    return nullptr;
}

void click(QWidget* widget) {
    QVERIFY(widget);
    QTest::mouseClick(widget, Qt::LeftButton);
}

QPoint tabCentre(const Shell& shell, int index) {
    return shell.tabs().tabBar()->tabRect(index).center();
}

} // namespace

class TestWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void welcomesWithNewDocumentsAndExamples() {
        Shell shell;
        QCOMPARE(shell.titles(), QStringList(u"Welcome"_s));
        click(entry(shell, u"Tally"_s));
        QCOMPARE(shell.titles().last(), u"Tally"_s);
        shell.tabs().setCurrentIndex(0);
        click(entry(shell, u"A dozen"_s));
        QCOMPARE(shell.titles(), QStringList({u"Welcome"_s, u"Tally"_s, u"A dozen"_s}));
        QCOMPARE(shell.workspace().field().value(), 12);
        QVERIFY(!shell.tab().isModified());
    }

    void opensExamplesByKeyboard() {
        Shell shell;
        EntryButton* example = entry(shell, u"A dozen"_s);
        QVERIFY(example);
        for (int i = 0; i < 20 && !example->hasFocus(); ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(example->hasFocus());
        QTest::keyClick(example, Qt::Key_Space);
        QCOMPARE(shell.titles().last(), u"A dozen"_s);
    }

    void remembersRecentFiles() {
        Shell shell;
        const QString here = shell.file("here.yomi", R"({"yomi":1,"kind":"tally","count":1})");
        const QString gone = shell.file("gone.yomi", R"({"yomi":1,"kind":"tally","count":2})");
        for (const QString& path : {gone, here}) {
            shell.window->files().open(path);
            shell.window->files().close(shell.tab());
        }
        QVERIFY(QFile::remove(gone));
        QVERIFY(shell.window->close());
        shell.window.reset();
        shell.start();
        QVERIFY(entry(shell, u"gone"_s)->accessibleDescription().startsWith(u"Missing from"_s));
        QVERIFY(!entry(shell, u"here"_s)->accessibleDescription().startsWith(u"Missing"_s));
        QVERIFY(menuAction(*shell.window, u"gone.yomi (missing)"_s));
        click(entry(shell, u"gone"_s));
        QVERIFY(shell.messages().first().startsWith(u"There is no file gone.yomi in "_s));
        pressRemedy(shell.window->messages(), u"Remove from recent files"_s);
        QVERIFY(!menuAction(*shell.window, u"gone.yomi (missing)"_s));
        click(entry(shell, u"here"_s));
        QCOMPARE(shell.tab().title(), u"here"_s);
        menuAction(*shell.window, u"Clear this list"_s)->trigger();
        QVERIFY(!menuAction(*shell.window, u"Open recent"_s)->isEnabled());
    }

    void closesTabsByMouseAndKeyboard() {
        Shell shell;
        for (int i = 0; i < 4; ++i)
            shell.window->files().create(tallyType());
        QTabBar& bar = *shell.tabs().tabBar();
        QTest::mouseClick(&bar, Qt::MiddleButton, {}, tabCentre(shell, 2));
        QCOMPARE(shell.titles(),
                 QStringList({u"Welcome"_s, u"Tally"_s, u"Tally 3"_s, u"Tally 4"_s}));
        click(bar.tabButton(1, QTabBar::RightSide));
        QCOMPARE(shell.titles(), QStringList({u"Welcome"_s, u"Tally 3"_s, u"Tally 4"_s}));
        shell.press(QKeySequence::Close);
        shell.press(QKeySequence::Close);
        QCOMPARE(shell.titles(), QStringList(u"Welcome"_s));
        shell.press(QKeySequence::Close); // there is always a page
        QCOMPARE(shell.titles(), QStringList(u"Welcome"_s));
    }

    void goesThroughTabsByKeyboard() {
        Shell shell;
        shell.window->files().create(tallyType());
        shell.window->files().create(tallyType());
        shell.press(QKeySequence(u"Ctrl+PgDown"_s));
        QCOMPARE(shell.tabs().currentIndex(), 0);
        shell.press(QKeySequence(u"Ctrl+PgUp"_s));
        QCOMPARE(shell.tabs().currentIndex(), 2);
        shell.activate();
        QTest::keyClick(shell.window->focusWidget(), Qt::Key_Backtab,
                        Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(shell.tabs().currentIndex(), 1);
        QTest::keyClick(shell.window->focusWidget(), Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(shell.tabs().currentIndex(), 2);
    }

    /// X11 sends Ctrl+Shift+Tab for shortcuts, whose key event is Backtab; tabs inside a document
    /// must not take the key.
    void goesThroughTabsFromInnerTabs() {
        Shell shell(documentTypes());
        const auto& types = shell.window->files().types();
        const auto type = std::ranges::find(types, u"ice-and-fire"_s, &DocumentType::kind);
        shell.window->files().openExample(type->examples.first());
        const int tab = shell.tabs().currentIndex();
        shell.activate();
        auto* pages = shell.tab().findChild<QTabWidget*>();
        const int page = pages->currentIndex();
        auto* button = pages->currentWidget()->findChild<QPushButton*>();
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(pages->currentIndex(), page);
        QCOMPARE(shell.tabs().currentIndex(), tab - 1);
    }

    void undoesInTheDocumentThatIsSeen() {
        Shell shell;
        shell.window->files().create(tallyType());
        shell.tally().setCount(5);
        shell.window->files().create(tallyType());
        shell.tally().setCount(7);
        QSpinBox& field = shell.workspace().field();
        field.setFocus();
        QTest::keyClick(&field, Qt::Key_Up);
        QCOMPARE(shell.tally().count(), 8);
        shell.press(QKeySequence::Undo); // the spin box has the focus, and nothing to undo
        shell.press(QKeySequence::Undo);
        QCOMPARE(shell.tally().count(), 0);
        QCOMPARE(shell.titles(), QStringList({u"Welcome"_s, u"Tally •"_s, u"Tally 2"_s}));
        shell.press(QKeySequence::Redo);
        QCOMPARE(field.value(), 7);
        shell.press(QKeySequence::Undo);
        shell.press(QKeySequence(u"Ctrl+Y"_s));
        QCOMPARE(field.value(), 7);
        shell.tabs().setCurrentIndex(1);
        shell.press(QKeySequence::Undo);
        QCOMPARE(shell.tally().count(), 0);
        shell.tabs().setCurrentIndex(0);
        QVERIFY(!menuAction(*shell.window, u"Undo"_s)->isEnabled());
    }

    void undoesBesideAnEditableComboBox() {
        Shell shell;
        shell.window->files().create(tallyType());
        shell.tally().setCount(5);
        auto* names = new QComboBox;
        names->setEditable(true);
        shell.workspace().layout()->addWidget(names);
        names->setFocus();
        shell.press(QKeySequence::Undo);
        QCOMPARE(shell.tally().count(), 0);
    }

    void copiesAndPastes() {
        Shell shell;
        shell.window->files().create(tallyType());
        shell.tally().setCount(5);
        QClipboard& clipboard = *QApplication::clipboard();
        shell.press(QKeySequence::Copy);
        QCOMPARE(clipboard.text(), u"5"_s);
        shell.press(QKeySequence(u"Ctrl+Shift+C"_s));
        QCOMPARE(clipboard.text(), u"yomi-cli tally --count 5"_s);
        shell.tabs().tabBar()->setFocus(); // a field would take the text for itself
        clipboard.setText(u" 41\n"_s);
        shell.press(QKeySequence::Paste);
        QCOMPARE(shell.workspace().field().value(), 41);
        clipboard.setText(u"many"_s);
        shell.press(QKeySequence::Paste);
        QCOMPARE(shell.tab().messages().sentences(),
                 QStringList(u"A count is 0 to 999; “many” was pasted."_s));
        Q_EMIT shell.workspace().pasteRequested(); // by a link: the same, and shown once
        QCOMPARE(shell.tab().messages().sentences().size(), 1);
        shell.tally().setCount(7); // an edit means that it was read
        QCOMPARE(shell.tab().messages().sentences(), QStringList());
        Q_EMIT shell.workspace().copyRequested();
        QCOMPARE(clipboard.text(), u"7"_s);
        shell.press(QKeySequence::Undo);
        clipboard.setText(u"42"_s);
        shell.press(QKeySequence::Paste);
        QCOMPARE(shell.tab().messages().sentences(), QStringList());
        shell.press(QKeySequence::Undo);
        QCOMPARE(shell.tally().count(), 41);
    }

    void showsActionsAndStatusOfTheCurrentWorkspace() {
        Shell shell;
        QVERIFY(!menuAction(*shell.window, u"Analyze"_s)->isEnabled());
        shell.window->files().create(tallyType());
        shell.tally().setCount(4);
        shell.press(QKeySequence(u"Ctrl+D"_s));
        QCOMPARE(shell.tally().count(), 8);
        QCOMPARE(statusTexts(shell), QStringList({u"The count is 8"_s, u"counted to 8"_s}));
        shell.window->files().create(tallyType());
        QTRY_COMPARE(statusTexts(shell), QStringList({u"The count is 0"_s, u"counted to 0"_s}));
        shell.press(QKeySequence(u"Ctrl+D"_s)); // of two workspaces only the visible one
        QCOMPARE(static_cast<TallyDocument&>(shell.tabs().documents().first()->document()).count(),
                 8);
        shell.tabs().setCurrentIndex(1);
        QCOMPARE(statusTexts(shell).first(), u"The count is 8"_s);
        shell.tabs().setCurrentIndex(0);
        QCOMPARE(statusTexts(shell), QStringList({QString(), QString()}));
    }

    void offersASubmenuForSeveralKinds() {
        DocumentType second = tallyType();
        second.kind = u"other"_s;
        second.title = u"Other"_s;
        Shell shell({tallyType(), second});
        QAction* action = menuAction(*shell.window, u"New"_s);
        QVERIFY(action && action->menu());
        QCOMPARE(action->menu()->actions().size(), 2);
        shell.press(QKeySequence::New);
        QCOMPARE(shell.titles().last(), u"Tally"_s);
        menuAction(*shell.window, u"Other"_s)->trigger();
        QCOMPARE(shell.titles().last(), u"Other"_s);
        shell.press(QKeySequence::New); // of the current kind
        QCOMPARE(shell.titles().last(), u"Other 2"_s);
        shell.tabs().setCurrentIndex(0);
        shell.press(QKeySequence::New);
        QCOMPARE(shell.titles().last(), u"Tally 2"_s);
    }

    void remembersSplitters() {
        const DocumentType type = splitdamage::documentType();
        Shell shell({type});
        const auto splitter = [&] {
            return shell.tab().findChild<CardSplitter*>(u"board"_s);
        };
        shell.window->files().create(type);
        QTRY_VERIFY(splitter()->isVisible());
        const int before = splitter()->sizes().first();
        QWidget* handle = splitter()->handle(1);
        const QPoint grip = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, grip);
        QTest::mouseMove(handle, grip + QPoint(0, 60));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, grip + QPoint(0, 60));
        const int chosen = splitter()->sizes().first();
        const auto isThere = [&] {
            return splitter()->sizes().first() == chosen;
        };
        QVERIFY2(chosen > before + 20, qPrintable(u"%1, then %2"_s.arg(before).arg(chosen)));
        shell.window->files().create(type); // the next document of the kind
        QTRY_VERIFY(isThere());
        QVERIFY(shell.window->close());
        shell.window.reset();
        shell.start(); // and the next start
        QTRY_VERIFY(isThere());
    }

    void fitsOnTheScreen() {
        Shell shell;
        const QRect screen = shell.window->screen()->availableGeometry();
        shell.window->resize(screen.size() + QSize(300, 900)); // as on a larger screen
        shell.window->move(screen.bottomRight());
        QVERIFY(shell.window->close());
        shell.window.reset();
        shell.start();
        const QRect frame = shell.window->frameGeometry();
        QVERIFY(screen.contains(frame));
        QVERIFY(shell.window->height() <= screen.height() - 40); // the title bar
    }

    /// The workspace then scrolls: no content may enlarge the window beyond the screen.
    void isAsSmallAsTheScreenWants() {
        Shell shell;
        shell.window->files().create(tallyType());
        const QSize before = shell.window->minimumSizeHint();
        shell.workspace().setMinimumSize(2000, 2000);
        QApplication::processEvents();
        QCOMPARE(shell.window->minimumSizeHint(), before);
    }

    void changesAndRemembersTheTheme() {
        Shell shell;
        menuAction(*shell.window, u"Dark theme"_s)->trigger();
        QTRY_VERIFY(isDark(shell.window->palette()));
        QTRY_VERIFY(isDark(shell.tabs().palette()));
        shell.window->resize(700, 600);
        QVERIFY(shell.window->close());
        shell.window.reset();
        applyTheme(Theme::Light);
        shell.start();
        QTRY_VERIFY(isDark(shell.window->palette()));
        QVERIFY(menuAction(*shell.window, u"Dark theme"_s)->isChecked());
        QCOMPARE(shell.window->size(), QSize(700, 600));
        menuAction(*shell.window, u"Follow system"_s)->trigger();
        QTRY_VERIFY(!isDark(shell.window->palette())); // the offscreen platform is light
    }

    void opensTheMenuOfTheFocusByKeys() {
        Shell shell;
        shell.window->files().create(tallyType());
        QWidget& field = shell.workspace().field();
        field.setContextMenuPolicy(Qt::CustomContextMenu);
        field.setFocus();
        QSignalSpy asked(&field, &QWidget::customContextMenuRequested);
        QTest::keyClick(&field, Qt::Key_F10, Qt::ShiftModifier);
        QCOMPARE(asked.count(), 1);
    }

    void theWheelTurnsOnlyTheFieldWithTheFocus() {
        Shell shell;
        applyTheme(Theme::Light); // sets the style
        QWidget page;
        auto* rows = new QVBoxLayout(&page);
        auto* number = new QSpinBox;
        auto* other = new QLineEdit;
        rows->addWidget(other);
        rows->addWidget(number);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page, yomi::longestWait));
        const auto turn = [&] {
            const QPoint place = number->rect().center();
            QWheelEvent event(place, number->mapToGlobal(place), {}, {0, 120}, Qt::NoButton, {},
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(number, &event);
        };
        other->setFocus();
        turn();
        QCOMPARE(number->value(), 0);
        QVERIFY(other->hasFocus());
        number->setFocus();
        turn();
        QCOMPARE(number->value(), 1);
    }

    /// The name of a character may look like markup.
    void toolTipsAreNoMarkup() {
        const Shell shell;
        for (const char* name : {"<b>Imp</b>", "plain", "<img src=x>"}) {
            QToolTip::showText(QPoint(40, 40), QString::fromLatin1(name), shell.window.get());
            const QLabel* tip = nullptr;
            for (const QWidget* top : QApplication::topLevelWidgets())
                if (top->inherits("QTipLabel") && top->isVisible())
                    tip = qobject_cast<const QLabel*>(top);
            QVERIFY(tip);
            QCOMPARE(tip->text(), QString::fromLatin1(name));
            QCOMPARE(tip->textFormat(), Qt::PlainText);
        }
        QToolTip::hideText();
    }

    /// An editable field has the background with the highest contrast to its text.
    void disabledFieldsLookLessEditable() {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            applyTheme(theme);
            QLineEdit field;
            field.resize(120, 28);
            const auto ground = [&](bool enabled) {
                field.setEnabled(enabled);
                return field.grab().toImage().pixelColor(60, 14).lightness();
            };
            const int text = field.palette().color(QPalette::Active, QPalette::Text).lightness();
            QVERIFY(std::abs(text - ground(true)) > std::abs(text - ground(false)));
        }
        applyTheme(Theme::Light);
    }

    /// A command is not mistaken for text: its words have a background of their own, on which they
    /// are readable; signs have one only under the mouse.
    void wordsOfToolButtonsHaveAGround() {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            applyTheme(theme);
            QToolButton button;
            button.resize(60, 24);
            const auto ground = [&] {
                return button.grab().toImage().pixelColor(30, 3);
            };
            const Colors& colors = colorsFor(button.palette());
            QCOMPARE(ground(), colors.window);
            button.setText(u"Copy"_s);
            for (const bool enabled : {true, false}) {
                button.setEnabled(enabled);
                QVERIFY(ground() != colors.window && ground() != colors.surface);
            }
            button.setEnabled(true);
            const QColor ink = button.palette().color(QPalette::ButtonText);
            QCOMPARE(readableOn(ground(), ink), ink);
        }
        applyTheme(Theme::Light);
    }

    void tellsOfChangesOnDisk() {
        Shell shell;
        const QString path = shell.file("one.yomi", R"({"yomi":1,"kind":"tally","count":1})");
        shell.window->files().open(path);
        MessageArea& messages = shell.tab().messages();
        shell.file("one.yomi", R"({"yomi":1,"kind":"tally","count":2})");
        QTRY_COMPARE(messages.sentences(),
                     QStringList(u"one.yomi was changed by another program."_s));
        pressRemedy(messages, u"Reload"_s);
        QCOMPARE(shell.tally().count(), 2);
        QVERIFY(QFile::remove(path));
        QTRY_COMPARE(messages.sentences(),
                     QStringList(u"one.yomi was moved or removed by another program. Saving writes "
                                 "it again."_s));
        QVERIFY(shell.tab().isModified());
        shell.press(QKeySequence::Save);
        QVERIFY(QFile::exists(path));
        QTRY_COMPARE(messages.sentences(), QStringList());
        QVERIFY(!shell.tab().isModified());
    }

    void closesMessagesWithTheirCross() {
        Shell shell;
        MessageArea& messages = shell.window->messages();
        messages.say(Tone::Info, u"one"_s);
        messages.say(Tone::Error, u"two"_s);
        messages.say(Tone::Info, u"one"_s);
        QCOMPARE(messages.sentences(), QStringList({u"two"_s, u"one"_s}));
        for (const QString& left : {u"one"_s, QString()}) {
            QTest::qWait(50); // the rows are laid out
            for (QToolButton* cross : messages.findChildren<QToolButton*>()) {
                if (cross->isVisible()) {
                    click(cross);
                    break;
                }
            }
            QCOMPARE(messages.sentences().join(u' '), left);
        }
        QVERIFY(!messages.isVisible());
    }

    /// Information goes away by itself; an error stays, as does what offers a remedy.
    void informationGoesAwayByItself() {
        Shell shell;
        MessageArea& messages = shell.window->messages();
        messages.say(Tone::Info, u"one"_s);
        messages.say(Tone::Error, u"two"_s);
        messages.say(Tone::Info, u"three"_s, {{u"Do"_s, {}}});
        const QList<QTimer*> timers = messages.widget()->findChildren<QTimer*>();
        QCOMPARE(timers.size(), 1);
        timers.first()->setInterval(0);
        QTRY_COMPARE(messages.sentences(), QStringList({u"two"_s, u"three"_s}));
    }

    void linksFollowTheTheme() {
        applyTheme(Theme::Light);
        QLabel label(u"<a href=\"1\">link</a>"_s);
        label.setTextFormat(Qt::RichText);
        QFont font = label.font();
        font.setPixelSize(80); // solid inside
        label.setFont(font);
        const auto shows = [&](const QColor& color) {
            const QImage image = label.grab().toImage();
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixel(x, y) == color.rgb())
                        return true;
            return false;
        };
        QVERIFY(shows(QApplication::palette().color(QPalette::Link)));
        applyTheme(Theme::Dark);
        QVERIFY(shows(QApplication::palette().color(QPalette::Link)));
        applyTheme(Theme::Light);
    }

    void keepsRoomForTheWork() {
        Shell shell;
        MessageArea& messages = shell.window->messages();
        messages.say(Tone::Error, u"first"_s);
        QTRY_VERIFY(messages.height() > 20);
        const int one = messages.height();
        for (int i = 0; i < 50; ++i)
            messages.say(Tone::Error, QString::number(i));
        QCOMPARE(messages.sentences().size(), 51);
        const QScrollBar* bar = messages.verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        QTRY_COMPARE(bar->value(), bar->maximum()); // the newest is visible
        QVERIFY(messages.height() < 4 * one);
        const auto rowsInSight = [&] {
            int rows = 0;
            for (const QLabel* label : messages.findChildren<QLabel*>()) {
                const QWidget& row = *label->parentWidget();
                if (row.visibleRegion().boundingRect().height() > 1)
                    rows += row.visibleRegion().boundingRect().size() == row.size() ? 1 : 100;
            }
            return rows;
        };
        QTRY_COMPARE(rowsInSight(), 3); // none of them cut
        QVERIFY(shell.window->minimumSizeHint().height() < 700);
        for (int i = 0; i < 50; ++i)
            messages.retract(QString::number(i));
        QTRY_COMPARE(messages.height(), one);
    }

    /// Some desktops give the font's height in pixels; it has no size in points then.
    void takesAFontOfSoManyPixels() {
        const auto restore =
            qScopeGuard([before = QApplication::font()] { QApplication::setFont(before); });
        QFont font = QApplication::font();
        font.setPixelSize(16);
        QApplication::setFont(font);
        QTest::failOnWarning(QRegularExpression(u"QFont::"_s));
        Shell shell(documentTypes());
        (void)shell.window->grab();
        for (const DocumentType& type : documentTypes()) {
            shell.window->files().openExample(type.examples.first());
            (void)shell.window->grab();
        }
        QCOMPARE(shell.tabs().count(), 1 + documentTypes().size());
    }

    void namesEverythingThatTakesTheFocus() {
        Shell shell;
        shell.window->files().create(tallyType());
        shell.tabs().setCurrentIndex(0);
        for (QWidget* widget : shell.window->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || widget->objectName().startsWith(u"qt_"_s))
                continue;
            const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(face);
            QVERIFY2(!face->text(QAccessible::Name).isEmpty(),
                     qPrintable(QString::fromLatin1(widget->metaObject()->className())));
        }
    }
};

YOMI_TESTS(TestWindow)
#include "test_window.moc"
