// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QAbstractButton;
class QAbstractSlider;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace yomi::ui {

class Document;

/// Binds fields to values of a document. What the document holds is shown after each of its
/// changes without being taken for an entry of the person; what the person enters goes to `take`,
/// which returns the sentence of a refusal, an empty one for what was taken. A refused number
/// stays to be mended until the field is left; any other field goes back at once. A member of the
/// panel by value: fields that lose the focus while their panel goes must find it gone.
///
///     FieldBinder fields(document, refusalLabel);
///     fields.bind(hitsBox, [&] { return document.inputs().hits; },
///                 [&](int hits, const QByteArray& key) {
///                     return document.perform(setHits(document.inputs(), hits), key);
///                 });
class FieldBinder : public QObject {
    Q_OBJECT

public:
    template <class Value>
    using Get = std::function<Value()>;
    /// `mergeKey` is the same for the entries of one field until it is left.
    template <class Value>
    using Take = std::function<QString(Value value, const QByteArray& mergeKey)>;

    /// Refreshes after every change of the document. `refusal` shows the last refusal and is hidden
    /// while there is none; null where nothing can be refused.
    explicit FieldBinder(Document& document, QLabel* refusal = nullptr);
    /// For fields whose values are not in a document: their owner calls refresh().
    FieldBinder() = default;

    void bind(QSpinBox* box, Get<int> get, Take<int> take);
    void bind(QDoubleSpinBox* box, Get<double> get, Take<double> take);
    void bind(QAbstractSlider* slider, Get<int> get, Take<int> take);
    void bind(QAbstractButton* box, Get<bool> get, Take<bool> take); ///< checkable
    void bind(QComboBox* box, Get<int> get, Take<int> take);         ///< by index
    /// Anything else that is to be set with the fields, such as what is enabled.
    void also(std::function<void()> refresh) { m_refreshes.push_back(std::move(refresh)); }

    /// Shows what the document holds.
    void refresh();

private:
    /// Hands an entry over unless it is the binder's own, and shows the refusal.
    template <class Value>
    void enter(const Take<Value>& take, Value value, const QByteArray& mergeKey,
               const std::function<void()>& back);
    template <class Box, class Value>
    void bindNumber(Box* box, Get<Value> get, Take<Value> take);
    void show(const QString& refusal);

    QLabel* m_refusal = nullptr;
    bool m_refreshing = false;
    std::vector<std::function<void()>> m_refreshes;
};

} // namespace yomi::ui
