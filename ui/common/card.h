// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

class QLabel;
class QStackedLayout;
class QVBoxLayout;

namespace yomi::ui {

/// A titled surface with rounded corners: the heading at the left of its header, small links,
/// buttons or texts at the right, the content below. If there is nothing to show, a sentence
/// replaces the content and says why and what to do.
class Card : public QWidget {
    Q_OBJECT

public:
    explicit Card(const QString& title, QWidget* parent = nullptr);

    QString title() const;
    /// Also sets the accessible name.
    virtual void setTitle(const QString& title);

    /// Makes the card wider for a long title instead of eliding it.
    void keepTitleWhole();

    /// Appends a small widget at the right end of the header.
    void addHeaderWidget(QWidget* widget);

    /// The layout of the content: vertical, no margins.
    QVBoxLayout* content() const { return m_content; }

    /// Shows `sentence` instead of the content; an empty one shows the content again.
    void setEmptyText(const QString& sentence);
    QString emptyText() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_heading;
    bool m_isTitleWhole = false;
    QWidget* m_links; ///< right of the heading
    QStackedLayout* m_body;
    QVBoxLayout* m_content;
    QLabel* m_empty;
};

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
