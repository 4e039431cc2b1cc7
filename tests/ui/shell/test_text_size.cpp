// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell_fixture.h"
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/common/controls.h"
#include "ui/shell/theme.h"

#include <QFontInfo>
#include <QLabel>
#include <QMenuBar>
#include <QScopeGuard>

using namespace yomi::ui;
using namespace yomi::ui::test;
using namespace Qt::StringLiterals;

namespace {

int pixels(const QFont& font) {
    return QFontInfo(font).pixelSize();
}

} // namespace

class TestTextSize : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyTheme(Theme::Light); }

    /// All open widgets grow, headings and answers in proportion; the next start restores the size.
    void growsWithAKeyAndIsRemembered() {
        const QFont usual = QApplication::font();
        {
            Shell shell;
            shell.window->files().create(tallyType());
            auto* heading = headingLabel(u"Heading"_s, &shell.workspace());
            auto* answer = answerLabel(u"42"_s, &shell.workspace());
            const int headingBefore = pixels(heading->font()),
                      answerBefore = pixels(answer->font());
            const int menuBefore = pixels(shell.window->menuBar()->font());
            for (int i = 0; i < 3; ++i)
                shell.press(Qt::CTRL | Qt::Key_Plus);
            QCOMPARE(pixels(QApplication::font()), qRound(1.5 * pixels(usual)));
            QVERIFY(pixels(heading->font()) >= 1.4 * headingBefore);
            QVERIFY(pixels(answer->font()) >= 1.4 * answerBefore);
            // Widgets with the window's font follow with an event.
            QTRY_VERIFY(pixels(shell.window->menuBar()->font()) >= 1.4 * menuBefore);
            shell.window.reset();
            QCOMPARE(pixels(QApplication::font()), pixels(usual));
            shell.start();
            QCOMPARE(pixels(QApplication::font()), qRound(1.5 * pixels(usual)));
            shell.press(Qt::CTRL | Qt::Key_Minus);
            QVERIFY(pixels(QApplication::font()) < 1.5 * pixels(usual));
            menuAction(*shell.window, u"Normal text size"_s)->trigger();
            QCOMPARE(pixels(QApplication::font()), pixels(usual));
            QVERIFY(!menuAction(*shell.window, u"Smaller text"_s)->isEnabled());
        }
        QCOMPARE(QApplication::font(), usual);
    }
};

YOMI_TESTS(TestTextSize)
#include "test_text_size.moc"
