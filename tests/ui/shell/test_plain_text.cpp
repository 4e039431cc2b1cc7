// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Names of things from outside are plain text, wherever they are shown.
#include "tests/run_tests.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/shell/shell_fixture.h"
#include "tests/waiting.h"
#include "ui/shell/registry.h"

#include <QAbstractItemView>
#include <QGraphicsTextItem>
#include <QGraphicsView>
#include <QLabel>
#include <QSet>
#include <QTabWidget>
#include <QTextEdit>
#include <QToolTip>

#include <set>

using namespace Qt::StringLiterals;
using namespace yomi::ui;
using nlohmann::json;
using test::Shell;

namespace {

const std::string mark = "<b>Mark"; // Qt would take it for markup

json exampleBody(const char* name) {
    return json::parse(
        Shell::contents(u":/examples/%1.yomi"_s.arg(QLatin1String(name))).toStdString());
}

json splitDamageBody() {
    json body = exampleBody("split-damage-plan-or");
    for (json& minion : body["board"]["enemy"]["minions"])
        minion["tribe"] = "Beast";
    body["board"]["friendly"]["hero"]["name"] = "Hero";
    json pin = {{"board", body["board"]}, {"effect", body["effect"]}, {"plan", body["plan"]}};
    pin["name"] = "Pin";
    body["pins"] = json::array({pin});
    return body;
}

json handBody() {
    const auto name = [](int number) {
        return mark + std::to_string(number);
    };
    json list = {{"format", "millijan/1"}, {"title", mark},         {"copiesPerIdol", 4},
                 {"fullHand", 9},          {"completeBonus", 1000}, {"scores", {{"3", 300}}}};
    for (int i = 0; i < 9; ++i)
        list["idols"].push_back({{"name", name(i)}, {"fullName", name(i) + "full"}});
    for (int i = 0; i < 9; i += 3)
        list["units"].push_back({{"name", mark + "unit" + std::to_string(i)},
                                 {"members", {name(i), name(i + 1), name(i + 2)}}});
    return {{"yomi", 1},
            {"kind", "hand"},
            {"rules", list},
            {"tiles", name(0) + ' ' + name(1) + ' ' + name(3) + ' ' + name(4) + ' ' + name(5)},
            {"seen", name(2)},
            {"constraints", {{"open", {mark + "unit0"}}, {"favouriteTile", name(3)}}}};
}

json recordingBody() {
    const std::string text = "yomi-trace 1 fail=soft engine=" + mark + "\n" + //
                             "i " + mark + "\n" +
                             "> - -5 5 d=2\n"
                             "> " +
                             mark + "a -5 5 d=1 key=" + mark + "\n" + "w " + mark + " -5 5\n" +
                             "> " + mark + "b -5 5 d=0\n" + "< 3 exact " + mark + "why\n" +
                             "< -3 " + mark + "end\n" + "> " + mark + "c -5 -3 d=1\n" +
                             "< -4\n"
                             "< 4\n";
    return {{"yomi", 1}, {"kind", "recording"}, {"text", text}};
}

/// The body with the mark in each free text. Names that must differ in a list still differ.
json marked(json body, const DocumentType& type, std::set<std::string>& places) {
    const json flat = body.flatten();
    for (const auto& [place, value] : flat.items()) {
        if (!value.is_string() || place == "/kind")
            continue;
        json changed = body;
        changed[json::json_pointer(place)] = mark + std::to_string(places.size());
        try {
            type.createDocument()->load(changed);
        } catch (const std::exception&) {
            continue;
        }
        body = std::move(changed);
        places.insert(place);
    }
    return body;
}

/// Whether a widget that interprets markup would do so with such a text.
bool showsMarkup(const QString& html) {
    QTextDocument document;
    document.setHtml(html);
    const QString shown = document.toPlainText();
    return shown.contains(u"Mark"_s) && !shown.contains(QString::fromStdString(mark));
}

/// Finds texts with the mark that may be interpreted as markup, and counts where it is shown.
class Walk {
public:
    explicit Walk(QWidget& top) {
        look(top);
        for (QWidget* widget : top.findChildren<QWidget*>())
            look(*widget);
        for (const QAction* action : top.findChildren<QAction*>()) {
            seen(action->text());
            tip(action->toolTip());
            help(*action, action->whatsThis());
        }
    }

    QStringList faults;
    QStringList tips;
    int shown = 0;

private:
    bool seen(const QString& text) {
        const bool isMarked = text.contains(u"Mark"_s);
        shown += isMarked;
        return isMarked;
    }
    void fault(const QObject& object, const QString& text) {
        faults << u"%1 “%2”: %3"_s.arg(QLatin1String(object.metaObject()->className()),
                                       object.objectName(), text);
    }
    void tip(const QString& text) {
        if (seen(text))
            tips << text;
    }
    void help(const QObject& object, const QString& text) {
        if (seen(text) && Qt::mightBeRichText(text))
            fault(object, text);
    }

    void look(QWidget& widget) {
        widget.ensurePolished();
        tip(widget.toolTip());
        seen(widget.accessibleName());
        seen(widget.accessibleDescription());
        help(widget, widget.whatsThis());
        if (const auto* label = qobject_cast<QLabel*>(&widget))
            lookAtLabel(*label);
        if (const auto* edit = qobject_cast<QTextEdit*>(&widget);
            edit && showsMarkup(edit->toHtml()))
            fault(widget, edit->toPlainText());
        if (const auto* view = qobject_cast<QAbstractItemView*>(&widget); view && view->model())
            lookAtModel(*view->model());
        if (const auto* view = qobject_cast<QGraphicsView*>(&widget); view && view->scene())
            lookAtScene(*view);
    }

    void lookAtLabel(const QLabel& label) {
        if (!seen(label.text()))
            return;
        const bool isRich =
            label.textFormat() == Qt::RichText ||
            (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
        if (label.textFormat() == Qt::MarkdownText || (isRich && showsMarkup(label.text())))
            fault(label, label.text());
    }

    /// The top rows first, then the rows below: a tree may have a million.
    void lookAtModel(const QAbstractItemModel& model) {
        constexpr int mostInOne = 40;
        constexpr qsizetype mostRows = 200;
        QList<QModelIndex> rows = {QModelIndex()};
        for (qsizetype at = 0; at < rows.size() && rows.size() < mostRows; ++at) {
            const QModelIndex parent = rows[at];
            for (int row = 0; row < std::min(model.rowCount(parent), mostInOne); ++row) {
                for (int column = 0; column < model.columnCount(parent); ++column)
                    lookAtCell(model, model.index(row, column, parent));
                rows << model.index(row, 0, parent);
            }
        }
    }
    void lookAtCell(const QAbstractItemModel& model, const QModelIndex& index) {
        seen(index.data().toString());
        tip(index.data(Qt::ToolTipRole).toString());
        help(model, index.data(Qt::WhatsThisRole).toString());
    }

    void lookAtScene(const QGraphicsView& view) {
        for (const QGraphicsItem* item : view.scene()->items()) {
            tip(item->toolTip());
            const auto* text = dynamic_cast<const QGraphicsTextItem*>(item);
            if (text && seen(text->toPlainText()) && showsMarkup(text->toHtml()))
                fault(view, text->toPlainText());
        }
    }
};

/// Whether a tooltip shows the text literally.
bool isPlainTip(const QString& text, QWidget* widget) {
    QToolTip::showText(QPoint(40, 40), text, widget);
    for (const QWidget* top : QApplication::topLevelWidgets())
        if (const auto* tip = qobject_cast<const QLabel*>(top);
            tip && tip->inherits("QTipLabel") && tip->isVisible())
            return tip->text() == text && tip->textFormat() == Qt::PlainText;
    return false;
}

} // namespace

class TestPlainText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsTextsOfDocumentsAsTheyAre_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("places"); // that accept any text, among others
        const auto row = [](const char* name, const json& body, const QStringList& places) {
            QTest::newRow(name) << QByteArray::fromStdString(body.dump()) << places;
        };
        row("split damage", splitDamageBody(),
            {u"/board/enemy/minions/0/name"_s, u"/board/enemy/minions/0/tribe"_s,
             u"/board/friendly/hero/name"_s, u"/effect/name"_s, u"/plan/actions/0/name"_s,
             u"/pins/0/name"_s});
        json board = splitDamageBody();
        board["view"]["page"] = "board";
        row("split damage, board", board, {u"/effect/name"_s});
        row("tic-tac-toe", exampleBody("tic-tac-toe-article"), {});
        row("connect four", exampleBody("connect-four-ladder"), {});
        row("mnk", exampleBody("mnk-433"), {});
        row("recording", recordingBody(), {});
        row("hand", handBody(), {});
        json match = exampleBody("ice-and-fire-match");
        match["arena"]["contestants"] = {"bot", "bot"};
        match["lines"] = {"MSG " + mark, "TRAIN 1 10 10;MSG hi", mark};
        match["stderr"] = {{{"playerTurn", 1}, {"text", "error"}}};
        row("Ice & Fire", match, {u"/players/0"_s, u"/arena/contestants/0"_s, u"/stderr/0/text"_s});
    }

    void showsTextsOfDocumentsAsTheyAre() {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, places);
        const json body = json::parse(text.toStdString());
        const QList<DocumentType> types = documentTypes();
        const auto type = std::ranges::find_if(types, [&](const DocumentType& each) {
            return each.createDocument()->kind().toStdString() == body.at("kind");
        });
        QVERIFY(type != types.end());
        std::set<std::string> found;
        const bool isRecording = body.at("kind") == "recording"; // is marked, and may be any text
        const json document = isRecording ? body : marked(body, *type, found);
        for (const QString& place : places)
            QVERIFY2(found.contains(place.toStdString()), qPrintable(place));

        Shell shell(types);
        const QString file = shell.file("<b>Mark.yomi", QByteArray::fromStdString(document.dump()));
        shell.window->files().open(file);
        QCOMPARE(shell.messages(), QStringList());
        QTRY_COMPARE(shell.tabs().count(), 2);
        const bool hasNames = !places.isEmpty() || isRecording || body.at("kind") == "hand";
        int shown = 0;
        QSet<QString> plainTips;
        const auto look = [&] {
            QTest::qWait(hasNames ? 100 : 20); // results computed from the names arrive
            const Walk walk(*shell.window);
            QVERIFY2(walk.faults.isEmpty(), qPrintable(walk.faults.join(u'\n')));
            for (const QString& tip : walk.tips) {
                QVERIFY2(plainTips.contains(tip) || isPlainTip(tip, shell.window.get()),
                         qPrintable(tip));
                plainTips << tip;
            }
            shown += walk.shown;
        };
        look();
        for (auto* pages : shell.tab().workspace().findChildren<QTabWidget*>()) {
            for (int page = 0; page < pages->count(); ++page) {
                pages->setCurrentIndex(page);
                look();
            }
        }
        // At least the file's name, in its tab and the title; in documents with names, these too.
        QVERIFY2(shown >= (hasNames ? 20 : 2), qPrintable(QString::number(shown)));
        QToolTip::hideText();
    }

    void saysNamesOfFilesAsTheyAre() {
        Shell shell;
        const QString file =
            shell.file("<b>Mark.yomi", R"({"yomi": 1, "kind": "tally", "count": 1})");
        shell.window->files().open(file);
        QTRY_COMPARE(shell.tabs().count(), 2);
        shell.tally().undoStack().push(new QUndoCommand);
        int labels = 0;
        test::onDialog<QMessageBox>([&](QMessageBox& box) {
            const Walk walk(box);
            QVERIFY2(walk.faults.isEmpty(), qPrintable(walk.faults.join(u'\n')));
            labels += walk.shown;
            QTest::mouseClick(box.button(QMessageBox::Cancel), Qt::LeftButton);
        });
        QVERIFY(!shell.window->files().close(shell.tab()));
        QVERIFY(labels > 0);
        shell.window->files().open(shell.file("<b>Mark broken.yomi", "{"));
        QVERIFY(!shell.messages().isEmpty());
        const Walk walk(*shell.window);
        QVERIFY2(walk.faults.isEmpty(), qPrintable(walk.faults.join(u'\n')));
    }
};

YOMI_TESTS(TestPlainText)
#include "test_plain_text.moc"
