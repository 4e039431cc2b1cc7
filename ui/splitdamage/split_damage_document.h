// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document.h"
#include "ui/splitdamage/edits.h"

#include <array>

namespace yomi::ui::splitdamage {

/// Where the person looks: saved with the document, no edit of it.
struct View {
    Place selected{SideName::Enemy, 0};

    bool operator==(const View&) const = default;
};

/// The probabilities for which the fewest hits are asked.
using Wanted = std::array<double, 3>;
inline constexpr Wanted usuallyWanted{0.5, 0.9, 0.99};

/// The inputs of the split-damage workspace.
class SplitDamageDocument : public Document {
    Q_OBJECT

public:
    using Document::Document;

    QString kind() const override;
    nlohmann::json body() const override;

    const Setup& setup() const { return m_setup; }
    const Wanted& wanted() const { return m_wanted; }
    const View& view() const { return m_view; }

    /// Takes the edit as one undoable step; steps of one merge key that follow each other become
    /// one. A refused edit, and one that changes nothing, leaves everything as it is.
    void perform(const Edit& edit, const QByteArray& mergeKey = {});
    /// The same for the wanted probabilities.
    void setWanted(const Wanted& wanted, const QByteArray& mergeKey = {});

    void setView(const View& view);
    /// Moves the selection, to a character or to the free slot behind the last minion.
    void select(Place place);

protected:
    void read(const nlohmann::json& body) override;

private:
    void apply(const Setup& setup);

    Setup m_setup;
    Wanted m_wanted = usuallyWanted;
    View m_view;
};

} // namespace yomi::ui::splitdamage
