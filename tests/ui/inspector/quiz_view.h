// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/step/decision.h"
#include "ui/inspector/quiz_panel.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace yomi::ui::inspector {

/// The first decision with that choice.
inline Decision decisionTaken(const Trace& trace, Choice taken) {
    std::optional<Decision> at = nextDecision(trace, 0);
    while (at && at->taken != taken)
        at = nextDecision(trace, at->event + 1);
    return at.value();
}

/// What a person reads and presses.
struct QuizView {
    QuizPanel* panel;

    QString text(const char* name) const {
        return panel->findChild<QLabel*>(QLatin1String(name))->text();
    }
    QStringList offered() const {
        QStringList texts;
        for (const QPushButton* each : panel->findChildren<QPushButton*>())
            if (each->isVisible())
                texts << each->text();
        return texts;
    }
    void press(const char* text) const {
        for (QAbstractButton* each : panel->findChildren<QAbstractButton*>())
            if (each->text() == QLatin1String(text) && each->isVisible())
                return QTest::mouseClick(each, Qt::LeftButton);
        QFAIL(text);
    }
};

} // namespace yomi::ui::inspector
