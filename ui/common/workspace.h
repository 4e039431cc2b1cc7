// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/remedy.h"

#include <QList>
#include <QString>
#include <QWidget>

class QAction;

namespace yomi::ui {

class Document;
struct PictureSource;

/// The screen of one document. The shell shows its status texts and actions and asks it for the
/// clipboard forms; it knows nothing else of a game.
class Workspace : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    /// What loses the focus while this is taken apart has nobody to tell any more.
    ~Workspace() override {
        for (QObject* child : findChildren<QObject*>())
            child->disconnect(this);
    }

    /// Actions for the Analyze menu, with their shortcuts; a separator is a separator action.
    virtual QList<QAction*> analyzeActions() const { return {}; }

    /// The inputs as text, the same text that the command line takes.
    virtual QString copyText() const = 0;
    /// Takes such a text, unchanged from the clipboard, as one undoable edit. Returns the sentence
    /// that says what is wrong with it, an empty one when it was taken.
    virtual QString pasteText(const QString& text) = 0;
    /// What was understood of the text that was taken last, if that is to be shown.
    virtual QString pasteNote() const { return {}; }
    /// What the person can do about a text that pasteText() has just refused.
    virtual QList<Remedy> pasteRemedies(const QString& text) {
        Q_UNUSED(text);
        return {};
    }
    /// The yomi-cli command that repeats what this workspace shows.
    virtual QString copyCommand() const = 0;

    /// What File › Export… and Print… take: the workspace as it is on the screen, or more where the
    /// page shown has more.
    virtual PictureSource pictureSource();

Q_SIGNALS:
    /// The person asks here for what Edit › Copy and Paste do.
    void copyRequested();
    void pasteRequested();
    /// What the mouse or the focus is on, for the left of the status line; empty for nothing.
    void pointedChanged(const QString& sentence);
    /// Method, work done and time of the last computation, for the right of the status line.
    void workChanged(const QString& sentence);
};

} // namespace yomi::ui
