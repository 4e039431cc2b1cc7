// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/document.h"

namespace yomi::ui {

void Document::load(const nlohmann::json& body) {
    read(body);
    m_loaded = {.file = body, .known = this->body()};
    m_undoStack.clear();
    Q_EMIT changed();
    Q_EMIT viewChanged();
}

} // namespace yomi::ui
