// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell_fixture.h"
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/common/columns.h"
#include "ui/shell/registry.h"
#include "ui/shell/theme.h"

#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>

using namespace yomi::ui;
using namespace yomi::ui::test;
using namespace Qt::StringLiterals;

namespace {

/// How far the contents of a workspace, its page or its cards can be scrolled sideways, or overlap
/// their neighbours.
int sideways(const Shell& shell) {
    int most = 0;
    for (const QScrollArea* area : shell.tab().findChildren<QScrollArea*>())
        if (area->isVisible())
            most = std::max(most, area->horizontalScrollBar()->maximum());
    for (const QTabWidget* pages : shell.tab().findChildren<QTabWidget*>())
        if (const QWidget* page = pages->currentWidget(); page && page->isVisible())
            most = std::max(most, page->minimumSizeHint().width() - page->width());
    return most;
}

const DocumentType& typeOf(const QString& kind) {
    static const QList<DocumentType> types = documentTypes();
    return *std::ranges::find(types, kind, &DocumentType::kind);
}

} // namespace

/// Windows that are small for the font: 675 × 450 is 900 × 600 at 128 dots per inch, 640 × 400 is
/// 1280 × 800 at 200 %.
class TestLargeFont : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyTheme(Theme::Light); }

    void showsPagesWithoutScrollingSideways_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("font");
        QTest::addColumn<QSize>("size");
        for (const char* kind : {"split-damage", "hand", "tic-tac-toe", "connect-four", "mnk"}) {
            const auto add = [kind](int font, const QSize& size) {
                QTest::addRow("%s, %d px, %d wide", kind, font, size.width())
                    << QString::fromLatin1(kind) << font << size;
            };
            add(12, {540, 360});
            add(12, {640, 400});
            add(12, {675, 450});
            add(16, {900, 600});
            add(16, {1280, 800});
            add(20, {1280, 800});
        }
    }

    void showsPagesWithoutScrollingSideways() {
        QFETCH(const QString, kind);
        QFETCH(const int, font);
        QFETCH(const QSize, size);
        const auto restore =
            qScopeGuard([before = QApplication::font()] { QApplication::setFont(before); });
        QFont large = QApplication::font();
        large.setPixelSize(font);
        QApplication::setFont(large);
        Shell shell(documentTypes());
        shell.window->resize(size);
        const bool showsWholeTexts =
            (kind == u"split-damage"_s || kind == u"hand"_s) && size.height() >= 450;
        // Every example where a window is just large enough, else one: each takes a second.
        const bool isTight = size == QSize(675, 450) || size == QSize(900, 600);
        const QList<Example> examples = typeOf(kind).examples;
        for (const Example& example : isTight ? examples : examples.first(1)) {
            shell.window->files().openExample(example);
            QSet<QTabBar*> visited;
            const auto look = [&] {
                QTRY_COMPARE(sideways(shell), 0);
                if (showsWholeTexts)
                    QTRY_COMPARE(cutTexts(shell.tab().workspace()), QStringList());
            };
            visitPages(shell.tab(), look, visited);
            if (QTest::currentTestFailed())
                return;
            shell.press(QKeySequence::Close);
        }
    }

    /// Layouts made for smaller text are updated.
    void textGrowsInAnOpenWindow_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"split-damage", "hand", "ice-and-fire"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }

    void textGrowsInAnOpenWindow() {
        QFETCH(const QString, kind);
        Shell shell(documentTypes());
        for (const Example& example : typeOf(kind).examples) {
            menuAction(*shell.window, u"Normal text size"_s)->trigger();
            shell.window->resize(1280, 800);
            shell.window->files().openExample(example);
            QTRY_COMPARE(shell.tab().workspace().width(), 1280);
            QCoreApplication::processEvents(); // small text is laid out
            for (int i = 0; i < 3; ++i)
                shell.press(Qt::CTRL | Qt::Key_Plus);
            QSet<QTabBar*> visited;
            visitPages(
                shell.tab(),
                [&] {
                    QTRY_COMPARE(sideways(shell), 0);
                    QTRY_COMPARE(cutTexts(shell.tab().workspace()).join(u'\n'), QString());
                },
                visited);
            if (QTest::currentTestFailed())
                return;
            shell.press(QKeySequence::Close);
        }
    }

    void columnsStandBesideEachOtherWhereThereIsRoom() {
        Shell shell(documentTypes());
        shell.window->resize(900, 600);
        shell.window->files().openExample(typeOf(u"split-damage"_s).examples.first());
        const auto* columns = qobject_cast<Columns*>(shell.tab().workspace().layout());
        QVERIFY(!columns->areStacked());
        shell.window->resize(675, 600);
        QTRY_VERIFY(columns->areStacked());
        shell.window->resize(900, 600);
        QTRY_VERIFY(!columns->areStacked());
    }
};

YOMI_TESTS(TestLargeFont)
#include "test_large_font.moc"
