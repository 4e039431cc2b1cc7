// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/quit_question.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace yomi::ui {

namespace {

struct QuitQuestionText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::QuitQuestion)
};

} // namespace

QuitChoice askBeforeQuit(QWidget& window, const QStringList& titles, bool canKeep) {
    const bool one = titles.size() == 1;
    QMessageBox question(&window);
    question.setIcon(QMessageBox::Warning);
    question.setWindowTitle(QuitQuestionText::tr("Quit Yomi"));
    question.setText(
        one ? QuitQuestionText::tr("“%1” has unsaved changes.").arg(titles.first())
            : QuitQuestionText::tr("%1 documents have unsaved changes.").arg(titles.size()));
    QString details = one ? QString() : titles.join(QStringLiteral(", ")) + QStringLiteral(".\n");
    if (canKeep)
        details += QuitQuestionText::tr("Kept changes are here again at the next start.");
    question.setInformativeText(details);
    question.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    question.setDefaultButton(QMessageBox::Save);
    const QPushButton* keep = canKeep
                                  ? question.addButton(QuitQuestionText::tr("&Keep for next start"),
                                                       QMessageBox::AcceptRole)
                                  : nullptr;
    const int answer = question.exec();
    if (keep && question.clickedButton() == keep)
        return QuitChoice::Keep;
    switch (answer) {
    case QMessageBox::Save:
        return QuitChoice::Save;
    case QMessageBox::Discard:
        return QuitChoice::Discard;
    default:
        return QuitChoice::Cancel;
    }
}

} // namespace yomi::ui
