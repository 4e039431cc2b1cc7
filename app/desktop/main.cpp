// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/wording.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/language.h"
#include "ui/shell/main_window.h"
#include "ui/shell/registry.h"
#include "ui/shell/snapshots.h"
#include "ui/shell/termination.h"
#include "ui/shell/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>
#include <QTextStream>

#include <algorithm>
#include <string_view>

using namespace Qt::StringLiterals;
using namespace yomi::ui;

namespace {

constexpr int wrongUsage = 2;

/// Whether the call only draws or prints, which needs no display.
bool needsNoDisplay(int argc, char** argv) {
    return std::any_of(argv + 1, argv + argc, [](std::string_view word) {
        return word == "-h" || word == "-v" || word.starts_with("--help") ||
               word.starts_with("--version") || word.starts_with("--snapshots");
    });
}

int drawSnapshots(const QString& directory) {
    try {
        renderSnapshots(directory, documentTypes());
        return 0;
    } catch (const std::exception& error) {
        QTextStream(stderr) << "yomi: " << messageOf(error) << Qt::endl;
        return 1;
    }
}

int openWindow(const QStringList& files) {
    const Profile profile = userProfile();
    applyTheme(rememberedTheme(QSettings(profile.settingsFile, QSettings::IniFormat)));
    MainWindow window(documentTypes(), profile);
    for (const QString& path : files)
        window.files().open(path);
    const Termination termination(window);
    window.show();
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    if (needsNoDisplay(argc, argv))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"yomi"_s);
    QApplication::setApplicationDisplayName(u"Yomi"_s);
    QApplication::setApplicationVersion(QStringLiteral(YOMI_VERSION));
    QApplication::setDesktopFileName(u"org.yomi.Yomi"_s);
    installLanguage(application, rememberedLanguage(
                                     QSettings(userProfile().settingsFile, QSettings::IniFormat)));

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QApplication::tr("A workbench for reading games: exact odds, best hands, the search "
                         "behind a move."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption snapshots(
        u"snapshots"_s,
        QApplication::tr("Draw every screen with its examples into PNG files in <directory>; needs "
                         "no display."),
        QApplication::tr("directory"));
    parser.addOption(snapshots);
    parser.addPositionalArgument(QApplication::tr("files"), QApplication::tr("Documents to open."),
                                 u"[files…]"_s);
    if (!parser.parse(QApplication::arguments())) {
        QTextStream(stderr) << "yomi: " << parser.errorText() << Qt::endl;
        return wrongUsage;
    }
    parser.process(application); // also handles --help and --version
    return parser.isSet(snapshots) ? drawSnapshots(parser.value(snapshots))
                                   : openWindow(parser.positionalArguments());
}
