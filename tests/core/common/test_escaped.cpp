// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/escaped.h"
#include "tests/run_tests.h"

#include <QTest>

class TestEscaped : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesOutWhatDoesNotShow_data() {
        QTest::addColumn<QByteArray>("given");
        QTest::addColumn<QByteArray>("shown");
        const auto row = [](const char* name, QByteArray given, QByteArray shown) {
            QTest::newRow(name) << given << shown;
        };
        row("a plain name", "春香 Ogre", "春香 Ogre");
        row("outside the first plane", "\U0001F409", "\U0001F409");
        row("a wide blank", "天海　春香", "天海　春香");
        row("markup", "<b>&amp;", "<b>&amp;");
        row("nothing", "", "");
        row("a line break", "Imp\nOgre", "Imp\\u000aOgre");
        row("a tab", "Imp\tOgre", "Imp\\u0009Ogre");
        row("a command to the terminal", "\033[2J", "\\u001b[2J");
        row("such a one of a single character", "\u009b2J", "\\u009b2J");
        row("a paragraph separator", "Imp\u2029Ogre", "Imp\\u2029Ogre");
        row("from right to left", "\u202Egpj.Imp", "\\u202egpj.Imp");
        row("an isolate", "\u2067Imp", "\\u2067Imp");
        row("a blank of braille", "bot\u2800", "bot\\u2800");
        row("a filler of Hangul", "bot\u3164\uFFA0\u115F", "bot\\u3164\\uffa0\\u115f");
        row("no width", "bot\u200B\u2060\uFEFF", "bot\\u200b\\u2060\\ufeff");
        row("a joiner of graphemes", "bot\u034F", "bot\\u034f");
        row("other blanks", "bot\u00A0\u2003\u202F", "bot\\u00a0\\u2003\\u202f");
        row("a tag", "\U000E0041", "\\udb40\\udc41");
        row("no UTF-8", "bot\x9b\xff", "bot\\x9b\\xff");
        row("the start of a character", "bot\xe2\x80", "bot\\xe2\\x80");
    }

    void writesOutWhatDoesNotShow() {
        QFETCH(QByteArray, given);
        QFETCH(QByteArray, shown);
        QCOMPARE(QByteArray::fromStdString(yomi::escaped(given.toStdString())), shown);
        // Piece by piece, like an output.
        std::string pieces, begun;
        for (const char byte : given) {
            begun += byte;
            begun = yomi::appendEscaped(pieces, begun);
        }
        QCOMPARE(QByteArray::fromStdString(pieces + yomi::escaped(begun)), shown);
    }

    void keepsWhatItIsTold() {
        QCOMPARE(yomi::escaped("a\tb\nc\r", "\n\t"), std::string("a\tb\nc\\u000d"));
    }

    void replacesWhatIsNoUtf8() {
        QCOMPARE(yomi::validUtf8("春\xff\xe2\x80\n"), std::string("春\uFFFD\uFFFD\uFFFD\n"));
        QCOMPARE(yomi::validUtf8(""), std::string());
    }
};

YOMI_TESTS(TestEscaped)
#include "test_escaped.moc"
