// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace yomi::ui {

/// A splitter between cards, with the usual gap as its handle; no part can be collapsed. The shell
/// saves the handle's position under the name, for all documents of a kind.
class CardSplitter : public QSplitter {
    Q_OBJECT

public:
    /// `name` is unique in the workspace.
    CardSplitter(Qt::Orientation orientation, const QString& name, QWidget* parent = nullptr);

    /// Restores the handle from saveState(), as soon as the splitter has a size.
    void restoreLater(const QByteArray& state) { m_state = state; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    QByteArray m_state;
};

} // namespace yomi::ui
