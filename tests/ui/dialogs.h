// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/message_area.h"

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>

namespace yomi::ui::test {

/// Calls `act` on the next modal dialog of type Dialog. Fails the test after a minute.
template <class Dialog, class Act>
void onDialog(Act act, int patience = 6000) {
    QTimer::singleShot(10, qApp, [act, patience] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        if (dialog)
            return act(*dialog);
        if (patience == 0)
            QFAIL("the dialog did not come");
        onDialog<Dialog>(act, patience - 1);
    });
}

inline void answer(QMessageBox::StandardButton button) {
    onDialog<QMessageBox>(
        [button](QMessageBox& box) { QTest::mouseClick(box.button(button), Qt::LeftButton); });
}

inline void typeFileName(const QString& path) {
    onDialog<QFileDialog>([path](QFileDialog& dialog) {
        auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        name->setText(path); // typed letter by letter, completions would take the Return
        QTest::keyClick(name, Qt::Key_Return);
    });
}

inline void pressRemedy(MessageArea& messages, const QString& text) {
    for (QPushButton* button : messages.findChildren<QPushButton*>())
        if (button->text() == text && button->isVisible())
            return QTest::mouseClick(button, Qt::LeftButton);
    QFAIL("there is no such remedy");
}

} // namespace yomi::ui::test
