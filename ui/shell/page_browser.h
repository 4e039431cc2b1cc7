// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace yomi::ui {

/// Shows Markdown and text pages of the resources in a readable layout, in the colours of the
/// theme. Links between pages stay inside; others open in the desktop's browser.
class PageBrowser : public QTextBrowser {
    Q_OBJECT

public:
    explicit PageBrowser(QWidget* parent = nullptr);

    /// Highlights all occurrences of these words in the page and scrolls to the first; an empty
    /// text removes the highlights.
    void mark(const QString& words);
    /// Scrolls to the paragraph with this text.
    void showLine(const QString& line);

protected:
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void goTo(const QTextBlock& block);

    QString m_marked;
};

} // namespace yomi::ui
