// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QUndoCommand>

#include <functional>

namespace yomi::ui {

/// Undo by value exchange: before and after are whole values (one field or all inputs of a
/// document), and `apply` sets one of them. Consecutive commands with the same merge key become
/// one, from the first value to the last; if the last equals the first, the command disappears and
/// the document is unmodified again. An empty key never merges. Pushing the command on a QUndoStack
/// applies it.
///
///     stack.push(new ValueCommand<Board>(tr("Change health of %1").arg(name), before, after,
///                                        [this](const Board& board) { setBoard(board); },
///                                        m_series.key("health")));
template <class Value>
class ValueCommand : public QUndoCommand {
public:
    using Apply = std::function<void(const Value&)>;

    ValueCommand(const QString& text, Value before, Value after, Apply apply,
                 QByteArray mergeKey = {})
        : QUndoCommand(text)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_apply(std::move(apply))
        , m_mergeKey(std::move(mergeKey)) {
        setObsolete(m_before == m_after);
    }

    void undo() override { m_apply(m_before); }
    void redo() override { m_apply(m_after); }

    /// The same number for all: mergeWith() compares type and key.
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }

    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = dynamic_cast<const ValueCommand*>(other);
        if (!next || next->m_mergeKey != m_mergeKey)
            return false;
        m_after = next->m_after;
        setText(next->text());
        setObsolete(m_before == m_after);
        return true;
    }

private:
    Value m_before;
    Value m_after;
    Apply m_apply;
    QByteArray m_mergeKey;
};

/// Groups the edits of one editor (a spin box, a board under the wheel) into series that merge: a
/// series ends when the editor loses the focus, or by end().
class EditSeries : public QObject {
    Q_OBJECT

public:
    /// Belongs to `editor` and watches its focus.
    explicit EditSeries(QWidget* editor);

    /// The merge key of `field` in the running series, different from every other series' keys.
    QByteArray key(const QByteArray& field) const;
    void end();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    quint64 m_series = 0;
};

} // namespace yomi::ui
