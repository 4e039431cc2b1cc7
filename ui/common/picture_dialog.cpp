// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/picture_dialog.h"

#include "ui/common/controls.h"
#include "ui/common/numbers.h"
#include "ui/common/save_file.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace yomi::ui {

namespace {

// The largest size that Qt draws without clipping, and memory that every machine has (four bytes a
// pixel).
constexpr int mostSide = 32'767;
constexpr qint64 mostPixels = 100'000'000;
constexpr int mostScale = 8, usualScale = 2;

QString countText(qint64 number) {
    return numberText(static_cast<double>(number), Unit::Count);
}

} // namespace

PictureDialog::PictureDialog(PictureSource source, QWidget* parent)
    : QDialog(parent)
    , m_source(std::move(source))
    , m_part(new QComboBox)
    , m_format(new QComboBox)
    , m_scale(new QSpinBox)
    , m_legend(new QCheckBox(tr("with the &legend")))
    , m_outcome(mutedLabel({}))
    , m_save(new QPushButton(tr("&Save…"))) {
    setWindowTitle(m_source.title);
    m_part->addItems(m_source.parts);
    m_format->addItems({tr("SVG (vector, sharp at any size)"), tr("PNG (pixels)")});
    m_scale->setRange(1, mostScale);
    m_scale->setValue(usualScale);
    m_scale->setSuffix(tr(" ×"));
    m_scale->setToolTip(tr("Pixels of the picture for each pixel of the screen."));
    m_legend->setChecked(true);
    m_legend->setVisible(m_source.hasLegend);
    m_outcome->setObjectName(QStringLiteral("pictureOutcome"));
    // Room for the longest sentence, so that the dialog keeps its size.
    m_outcome->setMinimumHeight(3 * m_outcome->fontMetrics().lineSpacing());
    m_outcome->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_save, QDialogButtonBox::AcceptRole);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Part"), m_part);
    form->addRow(tr("&Format"), m_format);
    form->addRow(tr("S&cale"), m_scale);
    form->addRow(m_legend);
    form->addRow(m_outcome);
    form->addRow(buttons);
    m_save->setDefault(true); // only the parts in the dialog can be saved
    connect(m_part, &QComboBox::currentIndexChanged, this, &PictureDialog::refresh);
    connect(m_format, &QComboBox::currentIndexChanged, this, &PictureDialog::refresh);
    connect(m_scale, &QSpinBox::valueChanged, this, &PictureDialog::refresh);
    connect(m_legend, &QCheckBox::toggled, this, &PictureDialog::refresh);
    connect(m_save, &QPushButton::clicked, this, &PictureDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refresh();
}

PictureDialog::Format PictureDialog::format() const {
    return static_cast<Format>(m_format->currentIndex());
}

int PictureDialog::scale() const {
    return format() == Png ? m_scale->value() : 1;
}

Picture PictureDialog::picture() const {
    return m_source.picture(m_part->currentIndex(), m_legend->isChecked());
}

QString PictureDialog::problem() const {
    const QString refusal = m_source.problem(m_part->currentIndex());
    if (!refusal.isEmpty() || format() == Svg)
        return refusal;
    const QSize size = picture().size();
    const qint64 width = qint64(size.width()) * scale(), height = qint64(size.height()) * scale();
    if (std::max(width, height) > mostSide)
        return tr("It would have %1 × %2 pixels; a side can have %3.")
            .arg(countText(width), countText(height), countText(mostSide));
    if (width * height > mostPixels)
        return tr("It would have %1 × %2 pixels; %3 together are the most.")
            .arg(countText(width), countText(height), countText(mostPixels));
    return {};
}

void PictureDialog::refresh() {
    m_scale->setEnabled(format() == Png);
    const QString refusal = problem();
    m_save->setEnabled(refusal.isEmpty());
    if (!refusal.isEmpty())
        return m_outcome->setText(refusal);
    const QSize size = picture().size() * scale();
    m_outcome->setText(tr("The picture has %1 × %2 pixels.")
                           .arg(countText(size.width()), countText(size.height())));
}

QByteArray PictureDialog::bytes() const {
    return format() == Png ? pngOf(imageOf(picture(), scale(), palette()))
                           : svgOf(picture(), palette());
}

void PictureDialog::save() {
    const bool isPng = format() == Png;
    const auto write = [this](const QString& file) {
        const QByteArray picture = bytes();
        const QString refusal = picture.isEmpty() ? tr("There is no memory for so large a picture.")
                                                  : saveBytes(file, picture);
        if (refusal.isEmpty()) {
            tellBriefly(parentWidget(), tr("%1 is saved.").arg(file));
            accept();
        }
        return refusal;
    };
    askAndSave(this, m_source.fileName + (isPng ? QStringLiteral(".png") : QStringLiteral(".svg")),
               isPng ? tr("PNG pictures (*.png)") : tr("SVG drawings (*.svg)"), write);
}

} // namespace yomi::ui
