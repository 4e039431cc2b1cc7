// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/text_size.h"

#include "ui/common/scaled_font.h"

#include <QAction>
#include <QApplication>
#include <QFontInfo>
#include <QMenu>
#include <QResizeEvent>
#include <QSettings>
#include <QWidget>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

namespace yomi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr auto textSizeKey = "textSize"_L1;
constexpr std::array percents = {100, 115, 130, 150, 175, 200};

/// Changes the application's font. Widgets follow it, except those with a size chosen relative to
/// the old font: these keep the ratio.
void applyFont(const QFont& font) {
    const double before = QFontInfo(QApplication::font()).pixelSize();
    const double scale = QFontInfo(font).pixelSize() / before;
    std::vector<std::pair<QWidget*, QFont>> chosen;
    for (QWidget* widget : QApplication::allWidgets())
        if (widget->testAttribute(Qt::WA_SetFont) &&
            (widget->font().resolveMask() & QFont::SizeResolved))
            chosen.emplace_back(widget, scaledFont(widget->font(), scale));
    QApplication::setFont(font);
    for (const auto& [widget, scaled] : chosen)
        widget->setFont(scaled);
    // Widgets that depend on their size are laid out again, after the layouts.
    for (QWidget* widget : QApplication::allWidgets())
        QCoreApplication::postEvent(widget, new QResizeEvent(widget->size(), {}),
                                    Qt::LowEventPriority);
}

} // namespace

TextSizeMenu::TextSizeMenu(QSettings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_usual(QApplication::font())
    , m_larger(new QAction(tr("Larger te&xt"), this))
    , m_smaller(new QAction(tr("S&maller text"), this))
    , m_reset(new QAction(tr("N&ormal text size"), this)) {
    m_larger->setShortcuts({Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal});
    m_smaller->setShortcut(Qt::CTRL | Qt::Key_Minus);
    connect(m_larger, &QAction::triggered, this, [this] { choose(step() + 1); });
    connect(m_smaller, &QAction::triggered, this, [this] { choose(step() - 1); });
    connect(m_reset, &QAction::triggered, this, [this] { choose(0); });
    refresh();
}

TextSizeMenu::~TextSizeMenu() {
    QApplication::setFont(m_usual);
}

void TextSizeMenu::fill(QMenu& menu) const {
    menu.addActions({m_larger, m_smaller, m_reset});
}

/// The stored size; the default for an invalid one.
int TextSizeMenu::step() const {
    const auto found = std::ranges::find(percents, m_settings.value(textSizeKey).toInt());
    return found == percents.end() ? 0 : static_cast<int>(found - percents.begin());
}

void TextSizeMenu::choose(int step) {
    m_settings.setValue(textSizeKey, percents.at(static_cast<std::size_t>(step)));
    refresh();
}

void TextSizeMenu::refresh() {
    const int now = step();
    m_larger->setEnabled(now + 1 < static_cast<int>(percents.size()));
    m_smaller->setEnabled(now > 0);
    m_reset->setEnabled(now > 0);
    const QFont font = scaledFont(m_usual, percents[static_cast<std::size_t>(now)] / 100.0);
    if (font != QApplication::font())
        applyFont(font);
}

} // namespace yomi::ui
