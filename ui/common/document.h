// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/document.h"

#include <QObject>
#include <QUndoStack>

namespace yomi::ui {

/// What a workspace edits: the inputs of one board, hand, position or match, as plain core structs
/// in the subclass. Every edit of an input goes through the undo stack and ends in changed(). Where
/// the person looks (selection, step, zoom) is saved too, but is no edit: it ends in viewChanged().
/// Knows no files: the shell reads and writes them.
class Document : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The "kind" of the file, for example "split-damage".
    virtual QString kind() const = 0;

    /// Replaces inputs and view by those of a file and clears the undo stack. Throws FormatError
    /// for a body that cannot be read; the document is then as it was before.
    void load(const nlohmann::json& body);

    /// Inputs and view as they go into a file; keys of the loaded file that this program does not
    /// know are kept by documentText(), for which loadedBody() is the third argument.
    virtual nlohmann::json body() const = 0;
    const LoadedBody& loadedBody() const { return m_loaded; }

    /// The file that it names and reads in place, if it is of such a kind.
    virtual QString fileInPlace() const { return {}; }

    QUndoStack& undoStack() { return m_undoStack; }

Q_SIGNALS:
    void changed();
    void viewChanged();
    /// Behind changed(): what the edit did besides. It holds until the next change.
    void noticed(const QString& notice);

protected:
    /// Reads all of `body` before it changes anything; throws FormatError. Emits nothing.
    virtual void read(const nlohmann::json& body) = 0;

private:
    QUndoStack m_undoStack;
    LoadedBody m_loaded;
};

} // namespace yomi::ui
