// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell_fixture.h"
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/common/analysis.h"
#include "ui/common/controls.h"
#include "ui/common/painted_board.h"
#include "ui/inspector/tree_canvas.h"
#include "ui/shell/document_file.h"
#include "ui/shell/registry.h"

#include <QFile>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>

using namespace yomi::ui;
using namespace yomi::ui::test;
using namespace Qt::StringLiterals;

namespace {

nlohmann::json bodyOfExample(const Example& example) {
    QFile file(example.resource);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no example %s", qUtf8Printable(example.resource));
    return nlohmann::json::parse(file.readAll().toStdString());
}

void addKinds() {
    QTest::addColumn<QString>("kind");
    for (const DocumentType& type : documentTypes())
        QTest::addRow("%s", qPrintable(type.kind)) << type.kind;
}

DocumentType typeOfKind(const QString& kind) {
    const QList<DocumentType> types = documentTypes();
    return *std::ranges::find(types, kind, &DocumentType::kind);
}

} // namespace

/// The pages of every game's documents: the one that a file opens, and the place of the keyboard
/// focus.
class TestPages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A page of a newer version, or of another game, does not make a document invalid: it opens on
    /// the first page.
    void anUnknownPageIsTheFirst_data() { addKinds(); }

    void anUnknownPageIsTheFirst() {
        QFETCH(QString, kind);
        const DocumentType type = typeOfKind(kind);
        const auto pageOf = [&](const nlohmann::json& body) {
            const std::unique_ptr<Document> document = type.createDocument();
            document->load(body);
            const nlohmann::json page = document->body()["view"].value("page", nlohmann::json());
            return QByteArray::fromStdString(page.dump());
        };
        nlohmann::json body = bodyOfExample(type.examples.first());
        if (body.contains("view"))
            body["view"].erase("page");
        const QByteArray first = pageOf(body);
        for (const nlohmann::json& unknown :
             {nlohmann::json("moon"), nlohmann::json(99), nlohmann::json(-1), nlohmann::json(0.5),
              nlohmann::json(true), nlohmann::json::array({1}), nlohmann::json()}) {
            body["view"]["page"] = unknown;
            QCOMPARE(pageOf(body), first);
        }
    }

    /// The session writes the two apart, the text of the inputs only after an edit.
    void theInputsAndTheViewMakeTheDocument_data() { addKinds(); }

    void theInputsAndTheViewMakeTheDocument() {
        QFETCH(QString, kind);
        const DocumentType type = typeOfKind(kind);
        for (const Example& example : type.examples) {
            const std::unique_ptr<Document> document = type.createDocument();
            nlohmann::json body = bodyOfExample(example);
            body["view"]["later"] = {0.1, "of a newer version"};
            document->load(body);
            const QByteArray inputs = textOf(*document, document->inputsBody());
            QCOMPARE(withView(inputs, textOf(*document, document->viewBody())), textOf(*document));
            const std::unique_ptr<Document> withoutView = type.createDocument();
            withoutView->load(document->inputsBody());
            QVERIFY(withoutView->inputsBody() == document->inputsBody());
        }
    }

    /// Whichever page comes to the front, and from wherever: the page has the focus, or the board
    /// that its keys are for, never a field beside the page.
    void pagesHaveTheKeyboard_data() { addKinds(); }

    void pagesHaveTheKeyboard() {
        QFETCH(QString, kind);
        Shell shell({typeOfKind(kind)});
        const QString path = shell.file(
            "one.yomi",
            QByteArray::fromStdString(bodyOfExample(typeOfKind(kind).examples.first()).dump()));
        shell.window->files().open(path);
        QVERIFY(shell.tab().isAncestorOf(QApplication::focusWidget()));
        for (auto* tabs : shell.tab().findChildren<QTabWidget*>()) {
            for (int page = 0; page < tabs->count(); ++page) {
                if (!tabs->isVisible() || !tabs->isTabVisible(page) || !tabs->isTabEnabled(page))
                    continue;
                tabs->setCurrentIndex(page);
                QVERIFY(tabs->tabBar()->focusPolicy() == Qt::NoFocus);
                const QWidget* focus = QApplication::focusWidget();
                QVERIFY2(focus && focus->isVisible(), qPrintable(tabs->tabText(page)));
                QVERIFY2(focus == tabs->widget(page) || tabs->widget(page)->isAncestorOf(focus) ||
                             qobject_cast<const PaintedBoard*>(focus),
                         qPrintable(tabs->tabText(page)));
            }
        }
    }

    /// The list of the strong check is hidden at first: no field beside the page gets its keys.
    void keysOfAPageChangeNoFieldBesideIt() {
        Shell shell(documentTypes());
        shell.window->files().openExample({{}, {}, u":/examples/tic-tac-toe-mate-in-one.yomi"_s});
        shell.press(QKeySequence(u"Alt+6"_s));
        shell.press(QKeySequence(u"Alt+7"_s));
        const nlohmann::json body = shell.tab().document().body();
        QVERIFY(body["view"]["page"] == "strong-check");
        shell.press(Qt::Key_Down);
        QVERIFY(shell.tab().document().body() == body);
        QVERIFY(!shell.tab().isModified());
    }

    /// The keys of an example work at once: its board, tree or table has the focus, in a quiz an
    /// answer, never a field.
    void examplesHaveTheKeyboard_data() { addKinds(); }

    void examplesHaveTheKeyboard() {
        QFETCH(QString, kind);
        const DocumentType type = typeOfKind(kind);
        Shell shell({type});
        for (const Example& example : type.examples) {
            shell.window->files().openExample(example);
            QTRY_VERIFY(shell.tab().workspace().isVisible());
            for (auto* analysis : shell.tab().workspace().findChildren<AnalysisBase*>())
                QTRY_VERIFY(!analysis->run().isRunning());
            const auto* tree = shell.tab().findChild<inspector::TreeCanvas*>();
            const auto isPlace = [tree](const QWidget* focus) {
                return qobject_cast<const QPushButton*>(focus) || // an answer
                       (tree && tree->isVisible()
                            ? focus == tree
                            : qobject_cast<const PaintedBoard*>(focus) ||
                                  (qobject_cast<const QAbstractScrollArea*>(focus) &&
                                   !qobject_cast<const QPlainTextEdit*>(focus)));
            };
            QTRY_VERIFY2(isPlace(QApplication::focusWidget()), qPrintable(example.resource));
            shell.press(QKeySequence::Close);
        }
    }

    /// Commands look like commands: their labels begin with a capital letter, a number or a sign.
    void commandsBeginWithACapital_data() { addKinds(); }

    void commandsBeginWithACapital() {
        QFETCH(QString, kind);
        const DocumentType type = typeOfKind(kind);
        Shell shell({type});
        for (const Example& example : type.examples) {
            shell.window->files().openExample(example);
            QSet<QTabBar*> visited;
            const auto look = [&] {
                for (const auto* button : shell.tab().findChildren<QAbstractButton*>()) {
                    const bool acts = qobject_cast<const QToolButton*>(button) ||
                                      qobject_cast<const QPushButton*>(button) ||
                                      qobject_cast<const LinkButton*>(button);
                    const QString first = button->text().left(1);
                    if (acts && button->isVisible())
                        QVERIFY2(first == first.toUpper(), qPrintable(button->text()));
                }
            };
            visitPages(shell.tab(), look, visited);
            if (QTest::currentTestFailed())
                return;
            shell.press(QKeySequence::Close);
        }
    }

    void theDocumentThatComesToTheFrontHasTheKeyboard() {
        Shell shell({tallyType()});
        for (const char* name : {"one.yomi", "two.yomi"})
            shell.window->files().open(shell.file(name, R"({"yomi":1,"kind":"tally","count":1})"));
        QVERIFY(shell.tabs().tabBar()->focusPolicy() == Qt::NoFocus);
        for (const int tab : {1, 2, 1}) {
            shell.tabs().setCurrentIndex(tab);
            QVERIFY(shell.tab().isAncestorOf(QApplication::focusWidget()));
        }
    }

    /// Messages lie over the page: nothing moves.
    void messagesMoveNothing() {
        Shell shell({tallyType()});
        shell.window->files().open(
            shell.file("one.yomi", R"({"yomi":1,"kind":"tally","count":1})"));
        QTest::qWait(50); // layouts are finished
        const QPoint place = shell.workspace().mapTo(shell.window.get(), QPoint());
        const QSize size = shell.workspace().size();
        shell.tab().messages().say(Tone::Warning, u"Of this document."_s);
        shell.window->messages().say(Tone::Error, u"Of the program."_s);
        QTRY_VERIFY(shell.window->messages().height() > 20);
        QTest::qWait(50);
        QCOMPARE(shell.workspace().mapTo(shell.window.get(), QPoint()), place);
        QCOMPARE(shell.workspace().size(), size);
        QVERIFY(!shell.tab().messages().visibleRegion().isEmpty());
        shell.window->resize(shell.window->size() + QSize(80, 60));
        QTRY_COMPARE(shell.window->messages().width(),
                     shell.window->messages().parentWidget()->width());
    }
};

YOMI_TESTS(TestPages)
#include "test_pages.moc"
