// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/state_json.h"
#include "tests/core/icefire/golden.h"
#include "tests/ui/dialogs.h"
#include "tests/waiting.h"
#include "ui/common/playback_bar.h"
#include "ui/icefire/board_widget.h"
#include "ui/icefire/icefire_workspace.h"
#include "ui/icefire/program_consent.h"
#include "ui/icefire/record_files.h"
#include "ui/icefire/words.h"

#include <QAction>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace yomi::ui::icefire {

/// A shown workspace over a document.
struct Screen {
    IcefireDocument document;
    IcefireWorkspace workspace{document};

    explicit Screen(const std::function<void(IcefireDocument&)>& prepare = {}) {
        if (prepare)
            prepare(document);
        document.undoStack().clear();
        workspace.resize(1280, 714);
        workspace.show();
        workspace.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&workspace, yomi::longestWait));
        workspace.setFocus(); // like a tab that comes to the front
    }

    BoardWidget* board() const { return workspace.findChild<BoardWidget*>(); }
    const MatchModel& model() const { return board()->model(); }
    const State& state() const { return model().state(); }
    PlaybackBar* playback() const { return workspace.findChild<PlaybackBar*>(); }

    void click(int x, int y) const {
        QTest::mouseClick(board(), Qt::LeftButton, {}, board()->cellRect(cellAt(x, y)).center());
    }
    QString text(const char* name) const {
        return workspace.findChild<QLabel*>(QLatin1String(name))->text();
    }
    template <class Widget>
    Widget* widget(const char* accessibleName) const {
        for (auto* each : workspace.findChildren<Widget*>())
            if (each->accessibleName() == QLatin1String(accessibleName))
                return each;
        return nullptr;
    }
    template <class Button>
    Button* button(const char* text) const {
        for (auto* each : workspace.findChildren<Button*>())
            if (each->text() == QLatin1String(text))
                return each;
        return nullptr;
    }
};

/// A profile of the process's own, in which no program is accepted.
inline void forgetPrograms() {
    static const QTemporaryDir profile;
    qputenv("XDG_CONFIG_HOME", profile.path().toUtf8());
    QFile::remove(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
                  QStringLiteral("/programs.ini"));
}

/// Answers the question whether a program may run, as soon as it appears, and stores its command.
/// The Enter key alone must not accept it.
inline void answerAboutProgram(QString& command, bool run) {
    test::onDialog<QDialog>([&command, run](QDialog& dialog) {
        command = dialog.findChild<QPlainTextEdit*>()->toPlainText();
        if (!run)
            return QTest::keyClick(&dialog, Qt::Key_Return);
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text().startsWith(QStringLiteral("Run")))
                return QTest::mouseClick(button, Qt::LeftButton);
    });
}

/// Sets a golden game in the document.
inline std::function<void(IcefireDocument&)> goldenGame(const char* file) {
    return [file](IcefireDocument& document) {
        QString error;
        const auto text = QByteArray::fromStdString(golden::textOf(QLatin1String(file)));
        std::vector<Match> games = readRecords(text, Ruleset::Current, error);
        QVERIFY2(error.isEmpty(), qPrintable(error));
        document.perform(replaceMatch(document.inputs(), games.front(), {}));
        document.look(&View::moment, 0);
    };
}

} // namespace yomi::ui::icefire
