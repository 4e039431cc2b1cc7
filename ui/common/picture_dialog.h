// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/picture.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace yomi::ui {

/// Asks what of a view to save as a picture and how: the part, drawing or pixels at some scale,
/// with or without the legend. Says how large the picture will be before it is made.
class PictureDialog : public QDialog {
    Q_OBJECT

public:
    PictureDialog(PictureSource source, QWidget* parent);

private:
    enum Format { Svg, Png };

    Format format() const;
    int scale() const; ///< device pixels to a pixel
    Picture picture() const;
    /// Why there will be no picture.
    QString problem() const;
    QByteArray bytes() const;
    void refresh();
    void save();

    PictureSource m_source;
    QComboBox *m_part, *m_format;
    QSpinBox* m_scale;
    QCheckBox* m_legend;
    QLabel* m_outcome;
    QPushButton* m_save;
};

} // namespace yomi::ui
