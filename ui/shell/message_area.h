// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/message.h"

#include <QList>
#include <QScrollArea>
#include <QString>

class QVBoxLayout;

namespace yomi::ui {

/// Messages about errors or problems, stacked over the lower edge of the place that they concern,
/// so that nothing else moves. They stay until they are answered or closed, so that none is lost,
/// except information without a remedy, which goes away by itself; many messages scroll, and the
/// newest is visible.
class MessageArea : public QScrollArea {
    Q_OBJECT

public:
    /// Shows its messages over `place`.
    explicit MessageArea(QWidget& place);

    /// Shows a message; a repeated one is not shown twice.
    void say(Tone tone, const QString& sentence, const QList<Remedy>& remedies = {});

    /// Removes a message, if it is shown: it is no longer true.
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
