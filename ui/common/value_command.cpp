// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/value_command.h"

#include <QEvent>
#include <QWidget>

namespace yomi::ui {

EditSeries::EditSeries(QWidget* editor)
    : QObject(editor) {
    editor->installEventFilter(this);
}

QByteArray EditSeries::key(const QByteArray& field) const {
    return field + '#' + QByteArray::number(reinterpret_cast<quintptr>(this), 16) + '.' +
           QByteArray::number(m_series);
}

void EditSeries::end() {
    ++m_series;
}

bool EditSeries::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut)
        end();
    return QObject::eventFilter(watched, event);
}

} // namespace yomi::ui
