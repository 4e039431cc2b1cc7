// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/document.h"
#include "core/common/json_reader.h"

#include <QObject>
#include <QUndoStack>

namespace yomi::ui {

/// The inputs that a workspace edits, of one board, hand, position or match, as plain core structs
/// in the subclass. Every edit of an input is on the undo stack and emits changed(). The view
/// (selection, step, zoom) is saved too, but is not an edit: it emits viewChanged(). The shell
/// reads and writes the files.
class Document : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The "kind" of the file, for example "split-damage".
    virtual QString kind() const = 0;

    /// Replaces inputs and view by those of a file and clears the undo stack. Throws FormatError
    /// for an unreadable body and then leaves the document unchanged.
    void load(const nlohmann::json& body) {
        read(body);
        m_loaded = {.file = body, .known = this->body()};
        m_undoStack.clear();
        Q_EMIT changed();
        Q_EMIT viewChanged();
    }

    /// Inputs and view as saved in a file; documentText() keeps unknown keys of the loaded file,
    /// for which loadedBody() is its third argument.
    nlohmann::json body() const {
        nlohmann::json body = inputsBody();
        body.update(viewBody(), true);
        return body;
    }
    /// The members of body() that are inputs; load() reads them with the default view.
    virtual nlohmann::json inputsBody() const = 0;
    /// The other members, some in the same objects: all that viewChanged() may change.
    virtual nlohmann::json viewBody() const = 0;
    const LoadedBody& loadedBody() const { return m_loaded; }

    /// The file that the document names and reads in place, if its kind does so.
    virtual QString fileInPlace() const { return {}; }

    QUndoStack& undoStack() { return m_undoStack; }

Q_SIGNALS:
    void changed();
    void viewChanged();
    /// Follows changed(): a side effect of the edit. Valid until the next change.
    void noticed(const QString& notice);

protected:
    /// Reads all of `body` before it changes anything; throws FormatError. Emits nothing.
    virtual void read(const nlohmann::json& body) = 0;

private:
    QUndoStack m_undoStack;
    LoadedBody m_loaded;
};

/// An element of the view, by its name: an unknown one, such as a page of a newer version, becomes
/// `otherwise` and does not make the document invalid.
template <NamedEnum Enum>
Enum viewChoice(const ObjectReader& reader, std::string_view key, Enum otherwise) {
    const nlohmann::json* value = reader.find(key);
    return value && value->is_string()
               ? enumNamed<Enum>(value->get_ref<const std::string&>()).value_or(otherwise)
               : otherwise;
}

} // namespace yomi::ui
