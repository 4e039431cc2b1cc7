// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A program to be killed, by force or by a signal that it answers: opens the window over the
// profile in argv[1], opens the documents named after it, counts one up in each every 20 ms and
// prints the sum of all counts before each round: one more round may follow the answer to a signal.
#include "tally.h"
#include "ui/shell/document_tab.h"
#include "ui/shell/document_tabs.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/main_window.h"
#include "ui/shell/termination.h"

#include <QApplication>
#include <QTextStream>
#include <QTimer>

using namespace yomi::ui;

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    MainWindow window({test::tallyType()}, profileIn(arguments.value(1)));
    for (const QString& path : arguments.mid(2))
        window.files().open(path);
    window.files().create(test::tallyType());
    window.show();
    const Termination termination(window);
    QTextStream out(stdout);
    QTimer edits;
    QObject::connect(&edits, &QTimer::timeout, &window, [&] {
        int sum = 0;
        for (DocumentTab* tab : window.tabs().documents()) {
            auto& tally = static_cast<test::TallyDocument&>(tab->document());
            sum += tally.count();
            tally.setCount(tally.count() + 1);
        }
        out << sum << Qt::endl;
    });
    edits.start(20);
    return QApplication::exec();
}
