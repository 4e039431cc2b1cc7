// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/message.h"

#include <QList>
#include <QString>
#include <QWidget>

class QAction;

namespace yomi::ui {

class Document;
struct PictureSource;

/// The screen of one document. The shell shows its status texts and actions and gets the clipboard
/// forms from it; it knows nothing else of a game.
class Workspace : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    /// Disconnects the children: widgets that lose the focus during destruction have no receiver
    /// left.
    ~Workspace() override {
        for (QObject* child : findChildren<QObject*>())
            child->disconnect(this);
    }

    /// Actions for the Analyze menu, with their shortcuts, and separator actions.
    virtual QList<QAction*> analyzeActions() const { return {}; }

    /// The inputs as text, in the form that the command line takes.
    virtual QString copyText() const = 0;
    /// Accepts such a text, unchanged from the clipboard, as one undoable edit. Returns the error,
    /// empty on success.
    virtual QString pasteText(const QString& text) = 0;
    /// The interpretation of the last accepted text, if it should be shown.
    virtual QString pasteNote() const { return {}; }
    /// Remedies for a text that pasteText() has just refused.
    virtual QList<Remedy> pasteRemedies(const QString& text) {
        Q_UNUSED(text);
        return {};
    }
    /// The yomi-cli command that reproduces this workspace's results.
    virtual QString copyCommand() const = 0;

    /// The content for File › Export… and Print…: the workspace as on the screen, or more if the
    /// page shown has more.
    virtual PictureSource pictureSource();

Q_SIGNALS:
    /// The person requests here the actions of Edit › Copy and Paste.
    void copyRequested();
    void pasteRequested();
    /// The person wants a text, such as a recording, as a document of its own.
    void openRequested(const QByteArray& text);
    /// The object under the mouse or focus, for the left of the status line; empty for none.
    void pointedChanged(const QString& sentence);
    /// Method, work done and time of the last computation, for the right of the status line.
    void workChanged(const QString& sentence);
};

} // namespace yomi::ui
