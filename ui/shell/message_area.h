// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/remedy.h"
#include "ui/common/tone.h"

#include <QList>
#include <QScrollArea>
#include <QString>

class QVBoxLayout;

namespace yomi::ui {

/// Sentences about what went wrong or needs attention, one above the other at the place that they
/// are about: over its lower edge, so that nothing below or above them moves. They stay until they
/// are answered or closed, so that none is lost; when they are many, they scroll, and the newest is
/// in sight.
class MessageArea : public QScrollArea {
    Q_OBJECT

public:
    /// Over `place`, on top of what it shows.
    explicit MessageArea(QWidget& place);

    /// Shows a sentence; said again, it is not shown twice.
    void say(Tone tone, const QString& sentence, const QList<Remedy>& remedies = {});

    /// Takes a sentence away, if it is there: what it said is no longer true.
    void retract(const QString& sentence);

    QStringList sentences() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int neededHeight() const;
    void refresh();

    QVBoxLayout* m_rows;
};

} // namespace yomi::ui
