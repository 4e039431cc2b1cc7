// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/player_box.h"

#include "core/icefire/bot.h"
#include "core/icefire/document_json.h"
#include "ui/icefire/program_consent.h"
#include "ui/icefire/words.h"

#include <QAction>
#include <QIcon>
#include <QLineEdit>

namespace yomi::ui::icefire {

namespace {

std::string playerNamed(const QString& text) {
    return text == playerText(std::string(yomi::icefire::personName))
               ? std::string(yomi::icefire::personName)
               : text.toStdString();
}

} // namespace

PlayerBox::PlayerBox(const QString& accessibleName, bool offersPerson, QWidget* parent)
    : QComboBox(parent) {
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    if (offersPerson)
        addItem(playerText(std::string(yomi::icefire::personName)));
    for (const std::string_view name : yomi::icefire::botNames())
        addItem(playerText(std::string(name)));
    m_mark = lineEdit()->addAction(QIcon(QStringLiteral(":/icons/program.svg")),
                                   QLineEdit::LeadingPosition);
    m_mark->setToolTip(tr("A program on this computer, not a bot of Yomi."));
    setAccessibleName(accessibleName);
    setToolTip(tr("%1: a bot of this program, or the command line of a program that plays over its "
                  "input and output.")
                   .arg(accessibleName));
    setMinimumContentsLength(8);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(this, &QComboBox::activated, this, &PlayerBox::choose);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &PlayerBox::choose);
}

void PlayerBox::setPlayer(const std::string& name) {
    m_shown = name;
    setEditText(playerText(name));
    lineEdit()->setCursorPosition(0); // shows the beginning of a long command line
    m_mark->setVisible(isProgram(name));
    setAccessibleDescription(isProgram(name) ? m_mark->toolTip() : QString());
}

void PlayerBox::choose() {
    const std::string name = playerNamed(currentText().trimmed());
    if (currentText() == playerText(m_shown) || name == m_shown)
        return;
    // Typed by the person, unless it is a change of an unaccepted command line.
    if (isProgram(name) && isAgreedTo(m_shown))
        agreeTo(name);
    m_shown = name;
    Q_EMIT playerChosen(name);
}

} // namespace yomi::ui::icefire
