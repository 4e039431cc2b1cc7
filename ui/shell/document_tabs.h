// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>

namespace yomi::ui {

class DocumentTab;

/// The tabs of the window: documents, and the welcome page next to them. Updates the title,
/// modified mark and tooltip of a tab from its page; the owner handles closing.
class DocumentTabs : public QTabWidget {
    Q_OBJECT

public:
    explicit DocumentTabs(QWidget* parent = nullptr);
    ~DocumentTabs() override;

    /// Takes ownership of the page; does not make it current.
    void add(DocumentTab* tab);
    /// Adds the page without a document, at an index among the tabs or, for -1, at their end.
    void addPage(QWidget* page, const QString& title, int place);
    int pagePlace() const; ///< its index; -1 without one

    QList<DocumentTab*> documents() const;
    DocumentTab* currentDocument() const; ///< null on the welcome page
    /// The tab of this file, however the path is written; null if there is none.
    DocumentTab* find(const QString& path) const;

    void step(int by); ///< to a neighbour, wrapping around

Q_SIGNALS:
    void currentDocumentChanged();
    void documentAdded(DocumentTab* tab);
    void documentsChanged(); ///< one was added, removed or moved, or has another title or state
    void closeRequested(QWidget* page);

protected:
    void tabInserted(int index) override;
    void tabRemoved(int index) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh(DocumentTab* tab);
    void nameCloseButton(int index);
    void showMenu(const QPoint& place);
};

} // namespace yomi::ui
