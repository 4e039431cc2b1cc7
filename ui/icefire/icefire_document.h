// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document.h"
#include "ui/icefire/edits.h"

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
    /// adds or removes lines leads the view to the last moment.
    void perform(const Edit& edit, const QByteArray& mergeKey = {});

    void setMoment(int moment);
    void setStride(Stride stride);
    void setPage(int page);
    void setLayers(const Layers& layers);

protected:
    void read(const nlohmann::json& body) override;

private:
    void apply(const Inputs& inputs);
    void setView(const View& view);

    Inputs m_inputs;
    View m_view;
};

} // namespace yomi::ui::icefire
