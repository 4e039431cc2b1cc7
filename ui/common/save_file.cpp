// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/save_file.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QSaveFile>

namespace yomi::ui {

namespace {

struct SaveFileText {
    Q_DECLARE_TR_FUNCTIONS(SaveFile)
};

} // namespace

QString saveBytes(const QString& fileName, const QByteArray& bytes) {
    QSaveFile file(fileName);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return SaveFileText::tr("%1 could not be written: %2").arg(fileName, file.errorString());
}

void askAndSave(QWidget* parent, const QString& suggestion, const QString& filter,
                const std::function<QString(const QString& fileName)>& save) {
    QFileDialog dialog(parent, {}, {}, filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QFileInfo(suggestion).suffix());
    dialog.selectFile(suggestion);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString problem = save(dialog.selectedFiles().constFirst());
    if (!problem.isEmpty())
        QMessageBox::warning(parent, SaveFileText::tr("Not saved"), problem);
}

} // namespace yomi::ui
