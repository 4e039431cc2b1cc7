// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document.h"
#include "ui/icefire/edits.h"

#include <optional>

namespace yomi::ui::icefire {

/// The inputs of the Ice & Fire workspace, and where the person looks.
class IcefireDocument : public Document {
    Q_OBJECT

public:
    /// A new document has the map of seed 1, a person against the bot "article".
    explicit IcefireDocument(QObject* parent = nullptr);

    QString kind() const override;
    nlohmann::json body() const override;

    const Inputs& inputs() const { return m_inputs; }
    const Match& match() const { return *m_inputs.match; }
    const View& view() const { return m_view; }

    /// Takes the edit as one undoable step; steps of one merge key that follow each other become
    /// one. A refused edit, and one that changes nothing, leaves everything as it is. An edit that
    /// changes the lines leads the view to `moment`, by default the last one, and undo back to the
    /// moment that was shown.
    void perform(const Edit& edit, const QByteArray& mergeKey = {}, std::optional<int> moment = {});

    void setMoment(int moment);
    void setStride(Stride stride);
    void setPage(int page);
    void setLayers(const Layers& layers);

protected:
    void read(const nlohmann::json& body) override;

private:
    /// Inputs, and the moment of theirs that is shown.
    struct Snapshot {
        Inputs inputs;
        int moment = 0;

        friend bool operator==(const Snapshot& a, const Snapshot& b) {
            return a.inputs == b.inputs;
        }
    };

    void apply(const Snapshot& snapshot);
    void setView(const View& view);

    Inputs m_inputs;
    View m_view;
};

} // namespace yomi::ui::icefire
