// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/save_file.h"

#include "core/common/system_error.h"
#include "ui/common/wording.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QSaveFile>
#include <QStatusTipEvent>
#include <QTimer>

#include <cerrno>

#include <unistd.h>

namespace yomi::ui {

namespace {

struct SaveFileText {
    Q_DECLARE_TR_FUNCTIONS(SaveFile)
};

/// Whether the written data is on the disk: some file systems report only here that they are full,
/// others do not support it (EINVAL, ENOTSUP).
bool reachesDisk(const QSaveFile& file) {
    return fsync(file.handle()) == 0 || errno == EINVAL || errno == ENOTSUP;
}

} // namespace

QString saveBytes(const QString& fileName, const QByteArray& bytes) {
    const auto refusal = [&](const QString& reason) {
        return SaveFileText::tr("%1 could not be written: %2").arg(fileName, reason);
    };
    QSaveFile file(fileName);
    // QSaveFile buffers small texts until commit(), which replaces the file even if writing them
    // fails: write them before.
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush())
        return refusal(problemOf(file));
    if (!reachesDisk(file))
        return refusal(worded(systemErrorText(errno)));
    return file.commit() ? QString() : refusal(problemOf(file));
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

void tellBriefly(QWidget* widget, const QString& sentence) {
    const auto tell = [widget](const QString& text) {
        QStatusTipEvent event(text);
        QCoreApplication::sendEvent(widget, &event);
    };
    tell(sentence);
    constexpr int shown = 4000; // ms
    QTimer::singleShot(shown, widget, [tell] { tell({}); });
}

} // namespace yomi::ui
