// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/document_json.h"
#include "ui/common/card.h"
#include "ui/icefire/engine.h"

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;

namespace yomi::ui::icefire {

class IcefireDocument;

/// Which layers lie over the board: a switch for each with a sample of what it draws, the choice of
/// the numbers in the cells, and what these say.
class LayersPanel : public Card {
    Q_OBJECT

public:
    explicit LayersPanel(IcefireDocument& document, QWidget* parent = nullptr);

private:
    using Field = std::function<bool&(Layers&)>;
    struct Switch {
        QCheckBox* box;
        Field field;
    };

    void addSwitch(const QString& text, const QString& explanation, int sample, Player player,
                   Field field);
    void addNumbers();
    void refresh();

    IcefireDocument& m_document;
    QList<Switch> m_switches;
    QComboBox* m_numbers;
    QLabel* m_legend;
};

} // namespace yomi::ui::icefire
