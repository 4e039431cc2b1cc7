// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/shell/shell_fixture.h"
#include "tests/waiting.h"
#include "ui/common/controls.h"
#include "ui/common/table_export.h"
#include "ui/common/table_view.h"
#include "ui/inspector/recording_document.h"
#include "ui/inspector/recording_words.h"
#include "ui/inspector/recording_workspace.h"
#include "ui/shell/registry.h"

#include <nlohmann/json.hpp>

#include <QLineEdit>
#include <QPushButton>

namespace yomi::ui::inspector {

inline QString golden(const QString& name) {
    return QStringLiteral(YOMI_GOLDEN_DIR "/traces/") + name;
}

inline nlohmann::json goldenJson(const char* name) {
    return nlohmann::json::parse(
        test::Shell::contents(golden(QString::fromUtf8(name))).toStdString());
}

/// The type of recordings as the program has it: a window without the others starts sooner.
inline QList<DocumentType> recordingsAlone() {
    QList<DocumentType> types = documentTypes();
    types.removeIf([](const DocumentType& type) { return type.kind != u"recording"; });
    return types;
}

/// The main window of the program with an open recording, read to its end.
struct RecordingScreen {
    test::Shell shell{recordingsAlone()};

    explicit RecordingScreen(const QString& file = {}) {
        if (!file.isEmpty())
            open(file);
    }

    void open(const QString& file) const {
        shell.window->files().open(file);
        settle();
    }
    /// Waits until the answers to the newest questions are shown.
    void settle() const {
        for (auto* analysis : shell.tab().workspace().findChildren<AnalysisBase*>())
            QTRY_VERIFY(!analysis->run().isRunning());
    }

    RecordingDocument& document() const {
        return static_cast<RecordingDocument&>(shell.tab().document());
    }
    Workspace& workspace() const { return shell.tab().workspace(); }
    void show(RecordingPage page) const { document().look(&RecordingView::page, page); }
    QString text(const char* name) const {
        for (auto* label : workspace().findChildren<QLabel*>(QLatin1String(name)))
            if (label->isVisible())
                return label->text();
        return {};
    }
    /// The visible one.
    template <class Widget>
    Widget* named(const char* accessibleName) const {
        for (auto* each : workspace().findChildren<Widget*>())
            if (each->isVisible() && each->accessibleName() == QLatin1String(accessibleName))
                return each;
        return nullptr;
    }
    template <class Button>
    void press(const char* text) const {
        for (auto* each : workspace().findChildren<Button*>())
            if (each->isVisible() && each->text() == QString::fromUtf8(text))
                return QTest::mouseClick(each, Qt::LeftButton);
        QFAIL("there is no such button");
    }
    /// The contents of a table, without its header.
    TextTable rows(const char* table) const {
        const auto* view = named<TableView>(table);
        return view ? tableOf(*view->model()).mid(1) : TextTable();
    }
    void click(const char* table, int row) const {
        auto* view = named<TableView>(table);
        QVERIFY(view);
        const QModelIndex index = view->model()->index(row, 0);
        view->scrollTo(index);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
    }
    /// The current line.
    QString line() const {
        const auto* view = named<TableView>("Lines of the recording");
        if (!view || view->currentRow() < 0)
            return {};
        return view->model()->index(view->currentRow(), 0).data(ValueRole).toString();
    }
};

} // namespace yomi::ui::inspector
