// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/program_consent.h"

#include "core/icefire/contestant.h"
#include "core/icefire/document_json.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/escaped.h"
#include "ui/icefire/engine.h"

#include <QCoreApplication>
#include <QDialog>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>

namespace yomi::ui::icefire {

namespace {

struct ConsentText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::icefire::ProgramConsent)
};

QSettings memory() {
    return {QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
                QStringLiteral("/programs.ini"),
            QSettings::IniFormat};
}

const QString agreedKey = QStringLiteral("agreed");

constexpr int mostCharacters = 1000; // as many as the dialog shows

bool asks(const std::string& command, QWidget* parent) {
    const QString refusal = hiddenPart(command);
    QDialog dialog(parent);
    dialog.setWindowTitle(ConsentText::tr("Run a program?"));
    auto* question = new QLabel(
        refusal.isEmpty()
            ? ConsentText::tr(
                  "A player of this document is a program. It would run on this computer, with all "
                  "that you may do yourself. Run it only if you know this command:")
            : refusal);
    question->setObjectName(QStringLiteral("question"));
    question->setWordWrap(true);
    auto* shown = new QPlainTextEdit(escaped(command));
    shown->setReadOnly(true);
    shown->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    shown->setAccessibleName(ConsentText::tr("Command"));
    auto* buttons = dialogButtons(dialog, {});
    if (refusal.isEmpty())
        buttons->addButton(ConsentText::tr("Run it, now and later"), QDialogButtonBox::AcceptRole)
            ->setAutoDefault(false);
    QPushButton* no = buttons->addButton(QDialogButtonBox::Cancel);
    auto* column = new QVBoxLayout(&dialog);
    column->setSpacing(2 * spacingUnit);
    column->addWidget(question);
    column->addWidget(shown, 1);
    column->addWidget(buttons);
    no->setDefault(true); // in the dialog: the box would prefer the other one
    no->setFocus();
    // Room for the longest command in the widest letters, with spare lines.
    constexpr int columns = 64, lines = mostCharacters / columns + 5;
    const QFontMetrics metrics = shown->fontMetrics();
    const int margin = static_cast<int>(shown->document()->documentMargin());
    const int around = 2 * (shown->frameWidth() + margin);
    shown->setMinimumSize(columns * metrics.horizontalAdvance(u'W') + around +
                              shown->verticalScrollBar()->sizeHint().width(),
                          lines * metrics.lineSpacing() + around);
    return dialog.exec() == QDialog::Accepted;
}

} // namespace

bool isProgram(const std::string& player) {
    return player.find_first_not_of(' ') != std::string::npos && player != personName &&
           !isBuiltIn(player);
}

QString hiddenPart(const std::string& command) {
    static const QRegularExpression wideGap(QStringLiteral("[ \u3000]{9,}"));
    const QString text = QString::fromStdString(command);
    if (escaped(text) != text)
        return ConsentText::tr("A player of this document is a program that Yomi does not run: its "
                               "command has characters that do not show. They are written here as "
                               "\\u and a number.");
    if (const auto gap = wideGap.match(text); gap.hasMatch())
        return ConsentText::tr("A player of this document is a program that Yomi does not run: its "
                               "command has %n blanks in a row, which can hide what follows.",
                               nullptr, static_cast<int>(gap.capturedLength()));
    if (text.size() > mostCharacters)
        return ConsentText::tr("A player of this document is a program that Yomi does not run: its "
                               "command has %L1 characters, and at most %L2 can be looked over.")
            .arg(text.size())
            .arg(mostCharacters);
    return {};
}

bool isAgreedTo(const std::string& player) {
    return !isProgram(player) ||
           memory().value(agreedKey).toStringList().contains(QString::fromStdString(player));
}

void agreeTo(const std::string& program) {
    constexpr qsizetype most = 200;
    QSettings settings = memory();
    QStringList agreed = settings.value(agreedKey).toStringList();
    agreed.removeAll(QString::fromStdString(program));
    agreed.prepend(QString::fromStdString(program));
    settings.setValue(agreedKey, agreed.mid(0, most));
}

bool mayPlay(const std::array<std::string, 2>& players, QWidget* parent) {
    return std::ranges::all_of(players, [&](const std::string& player) {
        if (isAgreedTo(player) && (!isProgram(player) || hiddenPart(player).isEmpty()))
            return true;
        if (!asks(player, parent))
            return false;
        agreeTo(player);
        return true;
    });
}

} // namespace yomi::ui::icefire
