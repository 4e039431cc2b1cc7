// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/snapshots.h"

#include "ui/common/wording.h"
#include "ui/shell/document_file.h"
#include "ui/shell/document_tab.h"
#include "ui/shell/document_tabs.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/help_menu.h"
#include "ui/shell/main_window.h"
#include "ui/shell/manual_window.h"
#include "ui/shell/message_area.h"
#include "ui/shell/theme.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

namespace yomi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize windowSize(1280, 800);
constexpr int longestRun = 5000;   // milliseconds that an example may compute before its picture
constexpr int afterthoughts = 150; // and for later results

void settle() {
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
}

/// A workspace shows the cost of its computation with the result; smaller ones, such as an exact
/// fraction, may follow.
void waitForResult(const DocumentTab& tab) {
    QEventLoop loop;
    QObject::connect(&tab, &DocumentTab::statusChanged, &loop, [&] {
        if (!tab.work().isEmpty())
            loop.quit();
    });
    QTimer::singleShot(longestRun, &loop, &QEventLoop::quit);
    if (tab.work().isEmpty())
        loop.exec();
    QTimer::singleShot(afterthoughts, &loop, &QEventLoop::quit);
    loop.exec();
}

class Album {
public:
    explicit Album(const QString& directory)
        : m_directory(directory) {
        if (!m_directory.mkpath(u"."_s))
            throw FileError(FileCommands::tr("The directory %1 cannot be made.").arg(directory));
    }

    void add(QWidget& widget, const QString& name, int scale = 1) const {
        settle();
        QPixmap picture(widget.size() * scale);
        picture.setDevicePixelRatio(scale);
        widget.render(&picture);
        const QString path = m_directory.filePath(name + ".png"_L1);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        picture.save(&buffer, "PNG");
        writeFile(path, bytes);
        QTextStream(stdout) << path << Qt::endl;
    }

private:
    QDir m_directory;
};

void addTheme(const Album& album, const QList<DocumentType>& types, Theme theme,
              const QString& themeName) {
    QTemporaryDir traces;
    MainWindow window(types, profileIn(traces.path()));
    window.theme().choose(theme);
    window.resize(windowSize);
    window.show();
    album.add(window, "welcome-"_L1 + themeName);
    album.add(window.help().showManual(), "manual-"_L1 + themeName);
    for (const DocumentType& type : types) {
        for (const Example& example : type.examples) {
            window.files().openExample(example);
            DocumentTab* tab = window.tabs().currentDocument();
            if (!tab)
                throw FileError(joinedSentences(window.messages().sentences()));
            waitForResult(*tab);
            const QString name = QFileInfo(example.resource).completeBaseName();
            album.add(window, name + u'-' + themeName);
            if (&example == &type.examples.first())
                album.add(window, name + u'-' + themeName + "-200-percent"_L1, 2);
        }
    }
}

} // namespace

void renderSnapshots(const QString& directory, const QList<DocumentType>& types) {
    const Album album(directory);
    addTheme(album, types, Theme::Light, u"light"_s);
    addTheme(album, types, Theme::Dark, u"dark"_s);
}

} // namespace yomi::ui
