// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/wording.h"

#include "core/common/system_error.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace yomi::ui {

namespace {

struct Language {
    QString name = QStringLiteral("en");
    Wordings wordings;
};

Language& current() {
    static Language language;
    return language;
}

} // namespace

void useWordings(const QString& language) {
    current() = {language, wordingsOf(language.toStdString())};
}

QString currentLanguage() {
    return current().name;
}

const Wordings& wordings() {
    return current().wordings;
}

QString ideographFamily() {
    return current().name == QLatin1String("zh_CN") ? QStringLiteral("Noto Sans CJK SC")
                                                    : QStringLiteral("Noto Sans CJK JP");
}

QString worded(const Sentence& sentence) {
    return QString::fromStdString(current().wordings.worded(sentence));
}

QString listText(const QStringList& texts) {
    return texts.join(QCoreApplication::translate("yomi::ui::List", ", ", "between two of a list"));
}

QString problemOf(const QIODevice& device) {
    return worded(systemErrorText(device.errorString().toStdString()));
}

QString joinedSentences(const QStringList& sentences) {
    std::vector<Sentence> all;
    for (const QString& each : sentences)
        all.push_back(verbatim(each));
    return worded(yomi::joinedSentences(all));
}

QString closedUp(QString text) {
    static const QRegularExpression blank(QStringLiteral("(?<=\\p{Han}) (?=\\p{Han})"));
    return text.remove(blank);
}

} // namespace yomi::ui
