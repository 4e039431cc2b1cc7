// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/file_commands.h"
#include "ui/shell/main_window.h"
#include "ui/shell/registry.h"
#include "ui/shell/snapshots.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTextStream>

#include <algorithm>
#include <cstring>

using namespace Qt::StringLiterals;

namespace {

bool asks(int argc, char** argv, const char* option) {
    return std::any_of(argv + 1, argv + argc, [=](const char* word) {
        return std::strncmp(word, option, std::strlen(option)) == 0;
    });
}

} // namespace

int main(int argc, char** argv) {
    if (asks(argc, argv, "--snapshots"))
        qputenv("QT_QPA_PLATFORM", "offscreen"); // pictures need no display
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"yomi"_s);
    QApplication::setApplicationDisplayName(u"Yomi"_s);
    QApplication::setApplicationVersion(QStringLiteral(YOMI_VERSION));
    QApplication::setDesktopFileName(u"org.yomi.Yomi"_s);

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QApplication::tr("A workbench for reading games: exact odds, best hands, the search "
                         "behind a move."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption snapshots(
        u"snapshots"_s,
        QApplication::tr("Render every screen with its examples to PNG files in <directory>."),
        QApplication::tr("directory"));
    parser.addOption(snapshots);
    parser.addPositionalArgument(QApplication::tr("files"), QApplication::tr("Documents to open."),
                                 u"[files…]"_s);
    parser.process(application);

    const QList<yomi::ui::DocumentType> types = yomi::ui::documentTypes();
    if (parser.isSet(snapshots)) {
        try {
            yomi::ui::renderSnapshots(parser.value(snapshots), types);
            return 0;
        } catch (const std::exception& error) {
            QTextStream(stderr) << "yomi: " << error.what() << Qt::endl;
            return 1;
        }
    }
    yomi::ui::MainWindow window(types, yomi::ui::userProfile());
    for (const QString& path : parser.positionalArguments())
        window.files().open(path);
    window.show();
    return QApplication::exec();
}
