// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document.h"
#include "ui/hands/edits.h"

namespace yomi::ui::hands {

/// Rule book, hand, tiles seen and constraints, and which of the best partitions is looked at.
class HandDocument : public Document {
    Q_OBJECT

public:
    using Document::Document;

    QString kind() const override;
    nlohmann::json body() const override;

    const Inputs& inputs() const { return m_inputs; }
    const RuleBook& book() const { return *m_inputs.book; }

    /// Takes the edit as one undoable step; steps of one merge key that follow each other become
    /// one. A refused edit, and one that changes nothing, leaves everything as it is.
    void perform(const Edit& edit, const QByteArray& mergeKey = {});

    /// The number of the best partition that is shown, from 0 on; an edit goes back to the first.
    int shownPartition() const { return m_partition; }
    void showPartition(int partition);

Q_SIGNALS:
    /// Behind changed(): what the edit did besides. It holds until the next change.
    void noticed(const QString& notice);

protected:
    void read(const nlohmann::json& body) override;

private:
    void apply(const Inputs& inputs);

    Inputs m_inputs;
    int m_partition = 0;
};

} // namespace yomi::ui::hands
