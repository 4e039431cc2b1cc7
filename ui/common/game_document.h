// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document.h"
#include "ui/common/value_command.h"

#include <optional>
#include <string_view>
#include <utility>

namespace yomi::ui {

/// An edit that a document with these inputs can perform and undo.
template <class Inputs>
struct Edit {
    QString sentence; ///< for the Undo menu
    Inputs after;
    QString refusal{}; ///< the reason why it is impossible; empty if it is possible
    QString notice{};  ///< a side effect that is not obvious
};

/// The document of a game: its inputs, which edits change and undo restores, and the view
/// (selection, step, zoom), which is saved too but is not an edit. Both are value types; Inputs has
/// ==.
///
///     class HandDocument : public GameDocument<Inputs, View> { … parse(), inputsBody(), viewBody()
///     … };
///
/// Base is Document or a derived class for several games.
template <class InputsType, class ViewType, class Base = Document>
class GameDocument : public Base {
public:
    using Inputs = InputsType;
    using View = ViewType;

    /// Inputs and their view. A change of the view is not an edit.
    struct Snapshot {
        Inputs inputs{};
        View view{};

        friend bool operator==(const Snapshot& a, const Snapshot& b) {
            return a.inputs == b.inputs;
        }
    };

    QString kind() const final { return m_kind; }

    const Inputs& inputs() const { return m_now.inputs; }
    const View& view() const { return m_now.view; }

    /// Performs the edit as one undoable step; consecutive steps with the same merge key become
    /// one. A refused edit, and one without effect, changes nothing. `look` is the view after the
    /// edit, by default viewAfter(). Returns the refusal.
    QString perform(const Edit<Inputs>& edit, const QByteArray& mergeKey = {},
                    const std::optional<View>& look = {}) {
        if (!edit.refusal.isEmpty() || edit.after == m_now.inputs)
            return edit.refusal;
        this->undoStack().push(new ValueCommand<Snapshot>(
            edit.sentence, m_now, {edit.after, look ? *look : viewAfter(edit.after)},
            [this](const Snapshot& snapshot) { apply(snapshot); }, mergeKey));
        if (!edit.notice.isEmpty())
            Q_EMIT this->noticed(edit.notice);
        return {};
    }

    void setView(const View& view) {
        if (view == m_now.view)
            return;
        m_now.view = view;
        Q_EMIT this->viewChanged();
    }

protected:
    GameDocument(std::string_view kind, Snapshot start, QObject* parent = nullptr)
        : Base(parent)
        , m_kind(QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size())))
        , m_now(std::move(start)) {}

    /// Reads a file's body; throws FormatError.
    virtual Snapshot parse(const nlohmann::json& body) const = 0;

    /// The view after an edit that leads to `after`.
    virtual View viewAfter(const Inputs& /*after*/) const { return m_now.view; }
    /// The view after an edit, an undo or a redo sets `next`: next.view is the last view of those
    /// inputs, view() the current one, and inputs() are still the old ones.
    virtual View viewOf(const Snapshot& /*next*/) const { return m_now.view; }

private:
    void read(const nlohmann::json& body) final { m_now = parse(body); }

    void apply(const Snapshot& next) {
        View view = viewOf(next);
        m_now.inputs = next.inputs;
        setView(view);
        Q_EMIT this->changed();
    }

    QString m_kind;
    Snapshot m_now;
};

} // namespace yomi::ui
