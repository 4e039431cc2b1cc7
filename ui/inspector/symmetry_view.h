// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/game_face.h"

#include <QWidget>

namespace yomi::ui::inspector {

/// A board and its image side by side, with the mirror's axis or the turn drawn between them.
class SymmetryView : public QWidget {
    Q_OBJECT

public:
    explicit SymmetryView(QWidget* parent = nullptr);
    void show(const GameFace& face, const std::string& from, const std::string& to, Image image);
    QSize sizeHint() const override { return {128, 48}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const GameFace* m_face = nullptr; ///< of the boards shown
    std::string m_from, m_to;
    Image m_image = Image::Same;
};

} // namespace yomi::ui::inspector
