// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/field_binder.h"

#include "ui/common/controls.h"
#include "ui/common/document.h"
#include "ui/common/value_command.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QComboBox>
#include <QSpinBox>

namespace yomi::ui {

FieldBinder::FieldBinder(Document& document, QLabel* refusal)
    : m_refusal(refusal) {
    connect(&document, &Document::changed, this, [this] {
        show({});
        refresh();
    });
    show({});
}

template <class Value>
void FieldBinder::enter(const Take<Value>& take, Value value, const QByteArray& mergeKey,
                        const std::function<void()>& back) {
    if (m_refreshing)
        return;
    const QString refusal = take(value, mergeKey);
    if (!refusal.isEmpty() && back)
        back();
    show(refusal);
}

template <class Box, class Value>
void FieldBinder::bindNumber(Box* box, Get<Value> get, Take<Value> take) {
    auto* series = new EditSeries(box);
    connect(box, &Box::valueChanged, this,
            [this, take, series](Value value) { enter(take, value, series->key("value"), {}); });
    connect(box, &Box::editingFinished, this, &FieldBinder::refresh);
    also([box, get] {
        if (const Value value = get(); value != box->value()) // else the cursor would jump
            box->setValue(value);
    });
}

void FieldBinder::bind(QSpinBox* box, Get<int> get, Take<int> take) {
    bindNumber(box, std::move(get), std::move(take));
}

void FieldBinder::bind(QDoubleSpinBox* box, Get<double> get, Take<double> take) {
    bindNumber(box, std::move(get), std::move(take));
}

void FieldBinder::bind(QAbstractSlider* slider, Get<int> get, Take<int> take) {
    auto* series = new EditSeries(slider);
    connect(slider, &QAbstractSlider::sliderReleased, series, &EditSeries::end);
    connect(slider, &QAbstractSlider::valueChanged, this, [this, take, series](int value) {
        enter(take, value, series->key("value"), [this] { refresh(); });
    });
    also([slider, get] { slider->setValue(get()); });
}

void FieldBinder::bind(QAbstractButton* box, Get<bool> get, Take<bool> take) {
    connect(box, &QAbstractButton::toggled, this,
            [this, take](bool on) { enter(take, on, {}, [this] { refresh(); }); });
    also([box, get] { box->setChecked(get()); });
}

void FieldBinder::bind(QComboBox* box, Get<int> get, Take<int> take) {
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, take](int index) { enter(take, index, {}, [this] { refresh(); }); });
    also([box, get] { box->setCurrentIndex(get()); });
}

void FieldBinder::refresh() {
    m_refreshing = true;
    for (const auto& each : m_refreshes)
        each();
    m_refreshing = false;
}

void FieldBinder::show(const QString& refusal) {
    if (m_refusal)
        showRefusal(*m_refusal, refusal);
}

} // namespace yomi::ui
