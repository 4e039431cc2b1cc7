// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace yomi::ui {

/// A splitter between cards, with the usual gap as its handle; no part can be closed. The shell
/// remembers where the person has put the handle, for all documents of a kind, under the name.
class CardSplitter : public QSplitter {
    Q_OBJECT

public:
    /// `name` is the splitter's own among those of its workspace.
    CardSplitter(Qt::Orientation orientation, const QString& name, QWidget* parent = nullptr);

    /// Puts the handle where saveState() found it, as soon as the splitter has a size.
    void restoreLater(const QByteArray& state) { m_state = state; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    QByteArray m_state;
};

} // namespace yomi::ui
