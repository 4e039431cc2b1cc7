// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every page of the program in each language.
#include "core/splitdamage/cards.h"
#include "core/tree/event_line.h"
#include "core/tree/word_list.h"
#include "program.h"
#include "shell_fixture.h"
#include "tests/language_rows.h"
#include "tests/run_tests.h"
#include "tests/ui/dialogs.h"
#include "tests/waiting.h"
#include "ui/common/picture_dialog.h"
#include "ui/common/wording.h"
#include "ui/inspector/recording_words.h"
#include "ui/shell/language.h"
#include "ui/shell/manual_index.h"
#include "ui/shell/registry.h"
#include "ui/shell/shortcut_list.h"
#include "ui/shell/theme.h"
#include "ui/splitdamage/tribes.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QComboBox>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLibraryInfo>
#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QStyleOptionComboBox>
#include <QTextDocument>

using namespace yomi::ui;
using namespace yomi::ui::test;
using namespace Qt::StringLiterals;

namespace {

/// Words of English in a visible text: two of three small letters or more, one after the other.
bool isEnglish(const QString& text) {
    static const QRegularExpression words(u"\\b[a-z]{3,} [a-z]{3,}\\b"_s), markup(u"<[^>]*>"_s),
        queries(u"\\S*[=<>]\\S*"_s);
    QString plain = text;
    return words.match(plain.remove(markup).remove(queries)).hasMatch();
}

/// Two sentences that something put together with the space of another language.
bool isGlued(const QString& text) {
    return text.contains(u"\u3002 "_s);
}

/// The letters of a text that no font has.
QString lettersWithoutGlyph(const QString& text, const QWidget& widget) {
    const QFontMetrics metrics(widget.font());
    QString missing;
    for (const char32_t letter : text.toStdU32String())
        if (QChar::isPrint(letter) && !QChar::isSpace(letter) && !metrics.inFontUcs4(letter))
            missing += QString::fromUcs4(&letter, 1);
    return missing;
}

/// The choices that are wider than their boxes.
QStringList cutChoices(const QWidget& page) {
    QStringList cut;
    for (const QComboBox* box : page.findChildren<QComboBox*>()) {
        QStyleOptionComboBox option;
        option.initFrom(box);
        option.subControls = QStyle::SC_All;
        const int room =
            box->style()
                ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box)
                .width();
        if (box->isVisible() && !box->isEditable() &&
            box->fontMetrics().horizontalAdvance(box->currentText()) > room)
            cut << box->currentText();
    }
    return cut;
}

/// What a person can read of a widget.
QStringList textsOf(const QWidget& widget) {
    QStringList texts(widget.toolTip());
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        texts << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        texts << button->text();
    if (const auto* pages = qobject_cast<const QTabBar*>(&widget))
        for (int page = 0; page < pages->count(); ++page)
            texts << pages->tabText(page) << pages->tabToolTip(page);
    return texts;
}

} // namespace

class TestLanguages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyTheme(Theme::Light); }
    void cleanup() { installLanguage(*qApp, u"en"_s); }

    /// First, since a window keeps the texts that it was made with.
    void showsWholeTextsAndNoEnglish_data() { yomi::addLanguages(); }
    void showsWholeTextsAndNoEnglish() {
        QFETCH(QString, language);
        installLanguage(*qApp, language);
        QSet<QString> english;
        Shell shell(documentTypes());
        shell.window->resize(900, 600);
        for (const DocumentType& type : shell.window->files().types())
            for (const Example& example : type.examples) {
                shell.window->files().openExample(example);
                QSet<QTabBar*> visited;
                visitPages(
                    shell.tab(),
                    [&] {
                        QCoreApplication::processEvents();
                        for (const QWidget* widget : shell.tab().findChildren<QWidget*>())
                            if (widget->isVisible())
                                for (const QString& text : textsOf(*widget)) {
                                    if (isEnglish(text) || isGlued(text))
                                        english << text;
                                    QCOMPARE(lettersWithoutGlyph(text, *widget), QString());
                                }
                        QCOMPARE(cutChoices(shell.tab()).join(u'\n'), QString());
                        QTRY_COMPARE(cutTexts(shell.tab().workspace()).join(u'\n'),
                                     QString()); // answers come later
                    },
                    visited);
                if (QTest::currentTestFailed())
                    return;
                shell.press(QKeySequence::Close);
            }
        QVERIFY2(english.isEmpty(), qPrintable(english.values().join(u"\n"_s)));
    }

    /// Only cards without a name in the language keep their English one. Files keep that of every
    /// card.
    void examplesHaveNamesInTheLanguage_data() { yomi::addLanguages(); }
    void examplesHaveNamesInTheLanguage() {
        QFETCH(QString, language);
        installLanguage(*qApp, language);
        static const QRegularExpression letters(u"[A-Za-z]{2}"_s);
        Shell shell(documentTypes());
        const QList<DocumentType>& types = shell.window->files().types();
        for (const Example& example :
             std::ranges::find(types, u"split-damage"_s, &DocumentType::kind)->examples) {
            shell.window->files().openExample(example);
            const auto members = shell.tab().document().body().flatten();
            for (const auto& [place, value] : members.items()) {
                if (!place.ends_with("/name") || value == "")
                    continue;
                const auto name = value.template get<std::string>();
                QVERIFY2(yomi::splitdamage::Cards::ofTheGame().find(name) ||
                             !QString::fromStdString(name).contains(letters),
                         name.c_str());
            }
            const auto cards = shell.tab().findChildren<QComboBox*>();
            QVERIFY(language != u"zh_CN"_s || std::ranges::none_of(cards, [](const QComboBox* box) {
                        return box->currentText().contains(letters);
                    }));
            shell.press(QKeySequence::Close);
        }
    }

    void servesAPersonsWholeWay_data() { yomi::addLanguages(); }
    void servesAPersonsWholeWay() {
        QFETCH(QString, language);
        installLanguage(*qApp, language);
        Shell shell(documentTypes());
        const auto worded = [](const char* context, const char* text) {
            return QCoreApplication::translate(context, text);
        };
        const auto saysInItsLanguage = [&](const QString& part) {
            QStringList said;
            for (const auto* label : shell.window->findChildren<QLabel*>())
                if (label->isVisible() && label->text().contains(part))
                    said << label->text();
            return !said.isEmpty() && std::ranges::none_of(said, isEnglish);
        };
        const QList<DocumentType>& types = shell.window->files().types();
        shell.window->files().openExample(
            std::ranges::find(types, u"hand"_s, &DocumentType::kind)->examples.first());
        const auto hand = [&] {
            return shell.tab().document().body()["tiles"];
        };
        const auto before = hand();

        // An input method composes a name, which is no key until it is done.
        auto* filter = shell.tab().findChild<QLineEdit*>(u"tileFilter"_s);
        filter->setFocus();
        QInputMethodEvent composing(u"はるか"_s, {});
        QCoreApplication::sendEvent(filter, &composing);
        QVERIFY(filter->text().isEmpty() && hand() == before);
        QInputMethodEvent composed;
        composed.setCommitString(u"はるか"_s);
        QCoreApplication::sendEvent(filter, &composed);
        QCOMPARE(filter->text(), u"はるか"_s);
        QTest::keyClick(filter, Qt::Key_Return);
        QVERIFY(hand() != before);

        QGuiApplication::clipboard()->setText(u"はるる"_s);
        QTest::keyClick(filter, Qt::Key_Escape);
        shell.press(QKeySequence::Paste);
        QVERIFY(saysInItsLanguage(u"はるる"_s));
        shell.press(QKeySequence::Undo);
        QVERIFY(hand() == before);

        typeFileName(shell.path("saved.yomi"));
        shell.press(QKeySequence::Save);
        const auto saved = nlohmann::json::parse(Shell::contents(shell.path("saved.yomi")));
        QVERIFY(saved["tiles"] == before);
        const QString save = worded("yomi::ui::PictureDialog", "&Save…");
        onDialog<PictureDialog>([&](PictureDialog& dialog) {
            typeFileName(shell.path("hand.png"));
            for (auto* button : dialog.findChildren<QAbstractButton*>())
                if (button->text() == save)
                    QTest::mouseClick(button, Qt::LeftButton);
        });
        menuAction(*shell.window, worded("yomi::ui::FileMenu", "&Export…").remove(u'&'))->trigger();
        QVERIFY(!Shell::contents(shell.path("hand.png")).isEmpty());

        typeFileName(shell.file("broken.yomi", "{"));
        shell.press(QKeySequence::Open);
        QVERIFY(saysInItsLanguage(u"broken.yomi"_s));
    }

    /// The words that a recording may have in a field are words of the language, too.
    void wordsTheFieldsOfARecording_data() { yomi::addLanguages(); }
    void wordsTheFieldsOfARecording() {
        QFETCH(QString, language);
        installLanguage(*qApp, language);
        using namespace yomi::tree;
        const WordList reasons;
        std::vector<std::string_view> words;
        for (WordId word = alphaWord; word <= unknownWord; ++word)
            words.push_back(reasons.text(word));
        const auto add = [&words](const auto& names) {
            words.insert(words.end(), names.begin(), names.end());
        };
        add(enumNames(BoundKind()));
        add(enumNames(EntryKind()));
        add(enumNames(EntryUse()));
        add(enumNames(NodeKind()));
        for (const std::string_view word : words)
            QVERIFY2(inspector::termText(word) != inspector::wordText(word), word.data());
        QCOMPARE(inspector::termText("razored"), u"razored"_s); // the search's own
        QCOMPARE(closedUp(u"O 尝试 左，b1 已搜完，中心 已搜完"_s),
                 u"O 尝试左，b1 已搜完，中心已搜完"_s);
    }

    /// A document keeps the English word, which the cards have, too.
    void takesATribeInTheLanguage_data() { yomi::addLanguages(); }
    void takesATribeInTheLanguage() {
        QFETCH(QString, language);
        installLanguage(*qApp, language);
        const QString mech = splitdamage::tribeName("Mech");
        QVERIFY(mech != u"Mech"_s && splitdamage::tribeNames().contains(mech));
        QCOMPARE(splitdamage::tribeOf(u' ' + mech + u' '), std::string("Mech"));
        QCOMPARE(splitdamage::tribeOf(u"mech"_s), std::string("Mech"));
        QCOMPARE(splitdamage::tribeOf(u"Robot"_s), std::string("Robot"));
    }

    void listsKeysWithoutTheLettersOfMenus_data() { yomi::addLanguages(); }
    void listsKeysWithoutTheLettersOfMenus() {
        QFETCH(QString, language);
        installLanguage(*qApp, language);
        Shell shell(documentTypes());
        static const QRegularExpression letter(u"\\([A-Z]\\)"_s);
        for (const ShortcutGroup& group : shortcutsOf(*shell.window->menuBar(), {})) {
            QVERIFY2(!group.title.contains(letter), qPrintable(group.title));
            for (const KeyHint& key : group.keys) {
                QVERIFY2(!key.meaning.contains(letter), qPrintable(key.meaning));
                QVERIFY2(!key.keys.contains(u"Backspae"_s), qPrintable(key.keys)); // as Qt has it
            }
        }
    }

    void menusHaveEachLetterOnce_data() { yomi::addLanguages(); }
    void menusHaveEachLetterOnce() {
        QFETCH(QString, language);
        installLanguage(*qApp, language);
        Shell shell(documentTypes());
        static const QRegularExpression mnemonic(u"&([^&])"_s);
        const auto check = [](const QList<QAction*>& actions, const QString& menu) {
            QStringList letters;
            for (const QAction* action : actions)
                if (const auto match = mnemonic.match(action->text()); match.hasMatch())
                    letters << match.captured(1).toUpper();
            QVERIFY2(letters.removeDuplicates() == 0, qPrintable(menu));
        };
        check(shell.window->menuBar()->actions(), u"menu bar"_s);
        for (const QMenu* menu : shell.window->menuBar()->findChildren<QMenu*>())
            check(menu->actions(), menu->title());
        QCOMPARE(shell.window->menuBar()->actions().first()->text().right(4), u"(&F)"_s);
    }

    void hasTheManual_data() { yomi::addLanguages(); }
    void hasTheManual() {
        QFETCH(QString, language);
        const QList<ManualPlace> english = manualPages();
        installLanguage(*qApp, language);
        const QList<ManualPlace> pages = manualPages();
        QCOMPARE(pages.size(), english.size());
        for (qsizetype i = 0; i < pages.size(); ++i) {
            QVERIFY(pages[i].resource.contains(language));
            QVERIFY(QFile::exists(english[i].resource));
        }
        QVERIFY(pages[1].page != english[1].page); // the first one is "Yomi"
    }

    void remembersTheChoice() {
        Shell shell(documentTypes());
        const auto choices = shell.window->findChildren<QAction*>();
        const auto japanese = std::ranges::find(choices, u"日本語"_s,
                                                [](const QAction* each) { return each->text(); });
        QVERIFY(japanese != choices.end());
        (*japanese)->trigger();
        QCOMPARE(shell.messages().size(), 1);
        const QSettings settings(profileIn(shell.path("profile")).settingsFile,
                                 QSettings::IniFormat);
        QCOMPARE(rememberedLanguage(settings), u"ja"_s);
    }

    void followsTheLocale() {
        const QTemporaryDir home;
        const auto helpIn = [&](const char* locale) {
            qputenv("LC_ALL", locale);
            return runProgram({u"--help"_s}, home.path()).output;
        };
        const QString english = helpIn("C.UTF-8");
        QVERIFY(english.contains(u"behind a move"_s));
        qputenv("LANGUAGE", "ja");
        QVERIFY(!helpIn("C.UTF-8").isEmpty());
        qunsetenv("LANGUAGE");
    }

    /// Qt's own catalogs are files of the system.
    void startsWithABrokenCatalog() {
        const QTemporaryDir folder;
        const QString program = folder.filePath(u"yomi"_s);
        QVERIFY(QFile::copy(QStringLiteral(YOMI_PROGRAM), program));
        const auto write = [&folder](const QString& name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        const QByteArray plugins = QLibraryInfo::path(QLibraryInfo::PluginsPath).toUtf8();
        QVERIFY(write(u"qt.conf"_s, "[Paths]\nTranslations = .\nPlugins = " + plugins + '\n'));
        QVERIFY(write(u"qtbase_ja.qm"_s, "\x3c\xb8\x64\x18 and then no catalog"));
        qputenv("LC_ALL", "ja_JP.UTF-8");
        const Ended run = runProgram({u"--help"_s}, folder.path(), program);
        QCOMPARE(run.status, 0);
        QVERIFY(run.output.contains(u"ゲームを先まで読む"_s));
    }

    void unknownLanguagesAreTheSystems() {
        const QTemporaryDir home;
        QVERIFY(QDir(home.path()).mkpath(u"yomi"_s));
        QSettings settings(home.filePath(u"yomi/yomi.ini"_s), QSettings::IniFormat);
        settings.setValue(u"language"_s, u"klingon"_s);
        settings.sync();
        qputenv("LC_ALL", "C.UTF-8");
        const Ended run = runProgram({u"--help"_s}, home.path());
        QVERIFY(run.errors.contains(u"There is no language klingon; en is used."_s));
    }
};

YOMI_TESTS(TestLanguages)
#include "test_languages.moc"
