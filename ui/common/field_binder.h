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

/// Binds fields to values of a document. After each change of the document the fields show its
/// values without calling `take`; the person's entries call `take`, which returns a refusal, empty
/// for an accepted entry. A refused number stays in the field for correction until the field loses
/// the focus; other fields are reset at once. Make it a direct member of the panel: a field that
/// loses the focus while its panel is destroyed must find it gone.
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
    /// `mergeKey` stays the same for the entries of a field until it loses the focus.
    template <class Value>
    using Take = std::function<QString(Value value, const QByteArray& mergeKey)>;

    /// Refreshes after every change of the document. `refusal` shows the last refusal and is hidden
    /// without one; null if nothing can be refused.
    explicit FieldBinder(Document& document, QLabel* refusal = nullptr);
    /// For fields with values outside a document: their owner calls refresh().
    FieldBinder() = default;

    void bind(QSpinBox* box, Get<int> get, Take<int> take);
    void bind(QDoubleSpinBox* box, Get<double> get, Take<double> take);
    void bind(QAbstractSlider* slider, Get<int> get, Take<int> take);
    void bind(QAbstractButton* box, Get<bool> get, Take<bool> take); ///< checkable
    void bind(QComboBox* box, Get<int> get, Take<int> take);         ///< by index
    /// Refreshes something else with the fields, such as enabled states.
    void also(std::function<void()> refresh) { m_refreshes.push_back(std::move(refresh)); }

    /// Shows the document's values.
    void refresh();

private:
    /// Passes on an entry unless the binder made it, and shows the refusal.
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
