// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"

#include <QLabel>
#include <QSpinBox>

namespace yomi::ui::test {

/// A minimal game, for tests of the shell without games: a count from 0 to 999 as the input, and a
/// zoom as the view.
class TallyDocument : public Document {
    Q_OBJECT

public:
    QString kind() const override { return QStringLiteral("tally"); }
    nlohmann::json inputsBody() const override { return {{"count", m_count}}; }
    nlohmann::json viewBody() const override { return {{"view", {{"zoom", m_zoom}}}}; }

    int count() const { return m_count; }
    void setCount(int count); ///< one undoable edit
    int zoom() const { return m_zoom; }
    void setZoom(int zoom);

protected:
    void read(const nlohmann::json& body) override;

private:
    friend class CountCommand;

    int m_count = 0;
    int m_zoom = 1;
};

/// A spin box for the count. Reports it as pointed at while the mouse is on the spin box, and
/// reports work when the count changes.
class TallyWorkspace : public Workspace {
    Q_OBJECT

public:
    TallyWorkspace(TallyDocument& document, QWidget* parent);

    QList<QAction*> analyzeActions() const override { return {m_double}; }
    QString copyText() const override;
    QString pasteText(const QString& text) override;
    QString copyCommand() const override;

    QSpinBox& field() { return *m_field; }

private:
    void refresh();

    TallyDocument& m_document;
    QSpinBox* m_field;
    QAction* m_double;
};

/// The game as the registry would list it.
DocumentType tallyType();

} // namespace yomi::ui::test
