// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bar_panel.h"
#include "ui/charts/line_panel.h"
#include "ui/charts/stack_panel.h"
#include "ui/splitdamage/board_widget.h"
#include "ui/splitdamage/split_damage_workspace.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace yomi::ui;
using namespace yomi::ui::splitdamage;

namespace {

/// A shown workspace over the board of the source article.
struct Screen {
    SplitDamageDocument document;
    SplitDamageWorkspace workspace{document};

    Screen() {
        workspace.resize(1280, 714);
        workspace.show();
        workspace.pasteText(QStringLiteral("4 5 6 7 8"));
        document.perform(setHits(document.setup(), 10));
    }

    template <class Panel>
    Panel* panel(const char* title) const {
        for (Panel* panel : workspace.findChildren<Panel*>())
            if (panel->title() == QLatin1String(title))
                return panel;
        return nullptr;
    }
    BarPanel* kill() const { return panel<BarPanel>("Kill odds"); }
    QString text(const char* name) const {
        return workspace.findChild<QLabel*>(QLatin1String(name))->text();
    }
};

} // namespace

class TestWorkspace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chartsShowTheArticlesBoard() {
        Screen screen;
        QTRY_COMPARE(screen.text("goalOdds"), QStringLiteral("12.10 %"));
        QTRY_COMPARE(screen.panel<LinePanel>("Odds over hits")->lines().size(), 5);
        QCOMPARE(screen.kill()->bars()[0].value, 0.1209552756); // 302388189/2500000000
        QCOMPARE(screen.panel<LinePanel>("Odds over hits")->lines()[0].values[10], 0.1209552756);
        QCOMPARE(screen.panel<LinePanel>("Odds over hits")->lines()[0].values.size(), 31);
        QCOMPARE(screen.panel<LinePanel>("Odds over hits")->marker(), 10);
        QCOMPARE(screen.panel<BarPanel>("How many die")->bars()[0].value, 0.8394768384);
        QCOMPARE(screen.panel<StackPanel>("Lives left")->rows()[1].values[0], 0.032919811075);
        QTRY_COMPARE(screen.text("goalExact"), QStringLiteral("exactly 302388189 / 2500000000"));
        QCOMPARE(screen.text("clearNeeds"), QStringLiteral("needs 30 hits"));
    }
};

QTEST_MAIN(TestWorkspace)
#include "test_workspace.moc"
