// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/style.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/shell/style_parts.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QTabBar>
#include <QTreeView>

#include <algorithm>

namespace yomi::ui {

namespace {

/// A copy of the option whose selection is tinted instead of painted in the full accent.
template <class Option>
Option softSelection(const Option& option) {
    const Colors& colors = colorsFor(option.palette);
    Option soft = option;
    soft.palette.setColor(QPalette::Highlight, colors.accentSoft);
    soft.palette.setColor(QPalette::HighlightedText, colors.text);
    return soft;
}

template <class Option>
Option withInk(const Option& option, QPalette::ColorRole role, const QColor& ink) {
    Option inked = option;
    inked.palette.setColor(role, ink);
    return inked;
}

/// Whether the wheel changes the value of such a field.
bool turns(const QWidget& widget) {
    return qobject_cast<const QComboBox*>(&widget) ||
           qobject_cast<const QAbstractSpinBox*>(&widget);
}

} // namespace

Style::Style()
    : QProxyStyle(QStringLiteral("Fusion")) {}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    const Colors& colors = colorsFor(option->palette);
    switch (element) {
    case PE_PanelButtonTool: // drawn with the whole button
        return;
    case PE_IndicatorButtonDropDown: // a line before the arrow of a tool button's menu
        painter->setPen(mixed(colors.line, colors.muted, 0.5));
        painter->drawLine(option->rect.topLeft() + QPoint(0, 4),
                          option->rect.bottomLeft() - QPoint(0, 4));
        return;
    case PE_PanelLineEdit: {
        // The field inside a spin box or a combo box has no frame of its own.
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame && frame->lineWidth > 0)
            drawFieldPanel(*option, *painter);
        return;
    }
    case PE_IndicatorCheckBox:
        return drawCheckMark(*option, *painter, false);
    case PE_IndicatorRadioButton:
        return drawCheckMark(*option, *painter, true);
    case PE_IndicatorTabClose:
        return drawTabClose(*option, *painter);
    case PE_FrameFocusRect:
        if (option->state.testFlag(State_KeyboardFocusChange))
            drawFocus(*option, *painter);
        return;
    case PE_FrameTabBarBase:
        if (const auto* base = qstyleoption_cast<const QStyleOptionTabBarBase*>(option))
            drawTabBarBase(*base, *painter);
        return;
    case PE_FrameTabWidget:
    case PE_PanelScrollAreaCorner:
    case PE_IndicatorTabTearLeft:
    case PE_IndicatorTabTearRight:
    case PE_FrameStatusBarItem:
        return;
    case PE_PanelStatusBar:
        return drawStatusBar(*option, *painter);
    case PE_Frame:
    case PE_FrameMenu:
        painter->setPen(colors.line);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    case PE_PanelItemViewRow:
        if (const auto* row = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            const QStyleOptionViewItem soft = softSelection(*row);
            return QProxyStyle::drawPrimitive(element, &soft, painter, widget);
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
    const Colors& colors = colorsFor(option->palette);
    switch (element) {
    case CE_PushButtonBevel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            drawPushButton(*button, *painter);
            if (button->features.testFlag(QStyleOptionButton::HasMenu)) {
                QRectF arrow = option->rect;
                arrow.setLeft(arrow.right() - 18);
                drawTriangle(*painter, arrow, Qt::DownArrow, colors.muted);
            }
            return;
        }
        break;
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            const bool strong = button->state.testFlag(State_Enabled) &&
                                (button->features.testFlag(QStyleOptionButton::DefaultButton) ||
                                 button->state.testFlag(State_On));
            auto label =
                strong ? withInk(*button, QPalette::ButtonText, inkOn(colors.accent)) : *button;
            label.state.setFlag(State_HasFocus, false); // the frame shows the focus
            return QProxyStyle::drawControl(element, &label, painter, widget);
        }
        break;
    case CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option))
            return drawTabShape(*tab, *painter);
        break;
    case CE_TabBarTabLabel:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            const bool selected = tab->state.testFlag(State_Selected);
            auto label = withInk(*tab, QPalette::WindowText, selected ? colors.text : colors.muted);
            label.state.setFlag(State_HasFocus, false);
            constexpr double locked = 0.5; // paler than an enabled page
            painter->setOpacity(tab->state.testFlag(State_Enabled) ? 1 : locked);
            QProxyStyle::drawControl(element, &label, painter, widget);
            return painter->setOpacity(1);
        }
        break;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, colors.surface);
        return;
    case CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            drawMenuBarItem(*item, *painter);
            drawItemText(painter, item->rect, Qt::AlignCenter | Qt::TextShowMnemonic, item->palette,
                         item->state.testFlag(State_Enabled), item->text, QPalette::ButtonText);
            return;
        }
        break;
    case CE_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            const QStyleOptionMenuItem soft = softSelection(*item);
            return QProxyStyle::drawControl(element, &soft, painter, widget);
        }
        break;
    case CE_ItemViewItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            const QStyleOptionViewItem soft = softSelection(*item);
            return QProxyStyle::drawControl(element, &soft, painter, widget);
        }
        break;
    case CE_HeaderSection:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
            return drawHeaderSection(*header, *painter);
        break;
    case CE_HeaderEmptyArea:
        if (const auto* header = qobject_cast<const QHeaderView*>(widget)) {
            QStyleOptionHeader rest;
            rest.QStyleOption::operator=(*option);
            rest.orientation = header->orientation();
            return drawHeaderSection(rest, *painter);
        }
        break;
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            const auto label = withInk(*header, QPalette::ButtonText, colors.muted);
            return QProxyStyle::drawControl(element, &label, painter, widget);
        }
        break;
    case CE_ProgressBarGroove:
        return;
    case CE_ProgressBarContents:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option))
            return drawProgress(*bar, *painter);
        break;
    case CE_Splitter:
        return;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                               QPainter* painter, const QWidget* widget) const {
    const auto part = [&](SubControl which) {
        return subControlRect(control, option, which, widget);
    };
    switch (control) {
    case CC_ToolButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
            drawToolButton(*button, *painter);
            QStyleOptionToolButton label = *button;
            label.state.setFlag(State_HasFocus, false); // the frame shows the focus
            return QProxyStyle::drawComplexControl(control, &label, painter, widget);
        }
        break;
    case CC_SpinBox:
        if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option))
            return drawSpinBox(*spin, part(SC_SpinBoxUp), part(SC_SpinBoxDown), *painter);
        break;
    case CC_ComboBox:
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option))
            return drawComboBox(*combo, part(SC_ComboBoxArrow), *painter);
        break;
    case CC_ScrollBar:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
            return drawScrollBar(*bar, part(SC_ScrollBarSlider), *painter);
        break;
    case CC_Slider:
        if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            if (slider->tickPosition == QSlider::NoTicks)
                return drawSlider(*slider, part(SC_SliderHandle), *painter);
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                            SubControl part, const QWidget* widget) const {
    if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option))
        if (control == CC_SpinBox)
            return spinBoxPart(*spin, part);
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
        if (control == CC_ScrollBar)
            return scrollBarPart(*bar, part, proxy()->pixelMetric(PM_ScrollBarSliderMin));
    QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        rect.adjust(spacingUnit / 2, 0, 0, 0);
    return rect;
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option,
                            const QWidget* widget) const {
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_LineEditContents) {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame && frame->lineWidth > 0) // not the field inside a spin box
            return rect.adjusted(spacingUnit, 0, -spacingUnit, 0);
    }
    return rect;
}

QIcon Style::standardIcon(StandardPixmap picture, const QStyleOption* option,
                          const QWidget* widget) const {
    switch (picture) {
    case SP_MessageBoxWarning:
    case SP_MessageBoxCritical:
        return QIcon(QStringLiteral(":/icons/attention.svg"));
    case SP_MessageBoxInformation:
    case SP_MessageBoxQuestion:
        return QIcon(QStringLiteral(":/icons/information.svg"));
    default:
        return QProxyStyle::standardIcon(picture, option, widget);
    }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                              const QWidget* widget) const {
    constexpr int controlHeight = 28, leastText = 12;
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
    case CT_PushButton:
        size = QSize(size.width() + 4 * spacingUnit, std::max(size.height(), controlHeight));
        break;
    case CT_LineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame && frame->lineWidth > 0) // not the field inside a spin box
            size.setHeight(std::max(size.height(), controlHeight));
        break;
    }
    case CT_HeaderSection: // with the padding only beside the text
        size.setHeight(std::max(size.height() - 2 * pixelMetric(PM_HeaderMargin, option, widget),
                                controlHeight));
        break;
    case CT_SpinBox:
    case CT_ComboBox:
        size.setHeight(std::max(size.height(), controlHeight));
        break;
    case CT_TabBarTab:
        size = QSize(size.width() + 4, std::max(size.height(), 34));
        break;
    case CT_MenuBarItem:
        size = QSize(size.width() + 4, std::max(size.height(), controlHeight));
        break;
    case CT_MenuItem:
        if (contents.height() >= leastText) // not a separator
            size.setHeight(std::max(size.height(), rowHeightFor(option->fontMetrics)));
        break;
    case CT_ItemViewItem:
        size.setHeight(
            std::max(size.height() + 2 * spacingUnit, rowHeightFor(option->fontMetrics)));
        break;
    default:
        break;
    }
    return size;
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option,
                       const QWidget* widget) const {
    switch (metric) {
    case PM_HeaderMargin: // as beside the text of a cell
        return 2 * spacingUnit;
    case PM_ScrollBarExtent:
        return 12;
    case PM_ScrollBarSliderMin:
        return 28;
    case PM_MenuBarHMargin:
        return 4;
    case PM_MenuBarPanelWidth:
    case PM_DefaultFrameWidth:
        return metric == PM_DefaultFrameWidth ? 1 : 0;
    case PM_FocusFrameHMargin: // left and right of the text in lists and tables
        return 3 * spacingUnit / 2;
    case PM_MenuHMargin:
    case PM_MenuVMargin:
        return 4;
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
        return 0;
    case PM_TabBarTabHSpace:
        return 24;
    case PM_TabBarBaseOverlap:
        return 1;
    case PM_SplitterWidth:
        return cardPadding;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return 2 * spacingUnit;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* result) const {
    switch (hint) {
    case SH_ComboBox_Popup: // a list below the field rather than a menu over it
    case SH_EtchDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    case SH_Table_GridLineColor:
        return static_cast<int>(colorsFor(option->palette).line.rgba());
    case SH_TabBar_CloseButtonPosition:
        return QTabBar::RightSide;
    default:
        return QProxyStyle::styleHint(hint, option, widget, result);
    }
}

void Style::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    const bool lightsUp =
        qobject_cast<QAbstractButton*>(widget) || qobject_cast<QComboBox*>(widget) ||
        qobject_cast<QTabBar*>(widget) || qobject_cast<QAbstractSpinBox*>(widget) ||
        qobject_cast<QLineEdit*>(widget) || qobject_cast<QAbstractSlider*>(widget);
    if (lightsUp)
        widget->setAttribute(Qt::WA_Hover);
    // A character may be called "<img src=…>": names are not markup, also in tooltips and message
    // boxes; a label with a link sets its format explicitly.
    if (auto* label = qobject_cast<QLabel*>(widget); label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    if (qobject_cast<QFileDialog*>(widget))
        widget->installEventFilter(this);
    if (turns(*widget)) {
        widget->setFocusPolicy(Qt::StrongFocus);
        widget->installEventFilter(this);
    }
}

bool Style::eventFilter(QObject* watched, QEvent* event) {
    if (const auto* dialog = qobject_cast<QFileDialog*>(watched)) {
        // The names of files get the room that the other columns leave.
        if (const auto* files = dialog->findChild<QTreeView*>();
            files && event->type() == QEvent::Show) {
            constexpr int type = 2; // the icon shows a folder
            files->header()->hideSection(type);
            files->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
            files->header()->setSectionResizeMode(0, QHeaderView::Stretch);
            constexpr int widest = 160;
            if (auto* places = dialog->findChild<QListView*>(QStringLiteral("sidebar")))
                places->setMinimumWidth(
                    std::min(places->sizeHintForColumn(0) + 2 * places->frameWidth(), widest));
        }
    } else if (event->type() == QEvent::Wheel && !static_cast<QWidget*>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return QProxyStyle::eventFilter(watched, event);
}

} // namespace yomi::ui
