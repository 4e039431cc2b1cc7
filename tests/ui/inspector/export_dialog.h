// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/dialogs.h"
#include "ui/common/picture_dialog.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QSpinBox>
#include <QTest>

#include <functional>

namespace yomi::ui::test {

/// The choices in the dialog; the path's extension determines the format.
struct ExportWish {
    QString path;
    bool isWhole = false;
    int scale = 2;
    bool withLegend = true;
};

inline void chooseExport(const PictureDialog& dialog, const ExportWish& wish) {
    const QList<QComboBox*> boxes = dialog.findChildren<QComboBox*>();
    QTest::keyClick(boxes[0], wish.isWhole ? Qt::Key_End : Qt::Key_Home);
    QTest::keyClick(boxes[1],
                    wish.path.endsWith(QStringLiteral("png")) ? Qt::Key_End : Qt::Key_Home);
    auto* scale = dialog.findChild<QSpinBox*>();
    scale->selectAll();
    QTest::keyClicks(scale, QString::number(wish.scale));
    auto* legend = dialog.findChild<QCheckBox*>();
    if (legend->isChecked() != wish.withLegend)
        QTest::keyClick(legend, Qt::Key_Space);
}

inline QAbstractButton* saveButton(const PictureDialog& dialog) {
    for (QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
        if (button->text() == QStringLiteral("&Save…"))
            return button;
    return nullptr;
}

inline QString exportOutcome(const PictureDialog& dialog) {
    return dialog.findChild<QLabel*>(QStringLiteral("pictureOutcome"))->text();
}

/// Opens the dialog with `ask`, answers it and the one that follows. Returns the file's contents.
inline QByteArray exported(const std::function<void()>& ask, const ExportWish& wish) {
    onDialog<PictureDialog>([wish](PictureDialog& dialog) {
        chooseExport(dialog, wish);
        typeFileName(wish.path);
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    ask();
    QFile file(wish.path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace yomi::ui::test
