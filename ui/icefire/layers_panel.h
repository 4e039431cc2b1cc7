// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/field_binder.h"
#include "ui/icefire/engine.h"
#include "ui/icefire/view.h"

#include <functional>

namespace yomi::ui::icefire {

class IcefireDocument;

/// The layers over the board: a switch for each with a sample, the choice of the numbers in the
/// cells, and their explanation.
class LayersPanel : public Card {
    Q_OBJECT

public:
    explicit LayersPanel(IcefireDocument& document, QWidget* parent = nullptr);

private:
    using Field = std::function<bool&(Layers&)>;
    void addSwitch(const QString& text, const QString& explanation, int sample, Player player,
                   Field field);
    void addNumbers();

    IcefireDocument& m_document;
    FieldBinder m_fields;
};

} // namespace yomi::ui::icefire
