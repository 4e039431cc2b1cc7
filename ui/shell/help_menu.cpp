// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_menu.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/keyboard.h"
#include "ui/shell/document_tab.h"
#include "ui/shell/document_tabs.h"
#include "ui/shell/manual_index.h"
#include "ui/shell/manual_window.h"
#include "ui/shell/page_browser.h"
#include "ui/shell/shortcut_list.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QHBoxLayout>
#include <QIcon>
#include <QMainWindow>
#include <QMenuBar>
#include <QPushButton>
#include <QSysInfo>
#include <QVBoxLayout>

namespace yomi::ui {

using namespace Qt::StringLiterals;

namespace {

QString compiler() {
#if defined(__clang__)
    return u"Clang %1.%2"_s.arg(__clang_major__).arg(__clang_minor__);
#elif defined(__GNUC__)
    return u"GCC %1.%2"_s.arg(__GNUC__).arg(__GNUC_MINOR__);
#else
    return u"?"_s;
#endif
}

} // namespace

QStringList AboutDialog::versions() {
    return {tr("Yomi %1").arg(QStringLiteral(YOMI_VERSION)),
            tr("Qt %1 (built with %2)")
                .arg(QString::fromLatin1(qVersion()), QStringLiteral(QT_VERSION_STR)),
            tr("Compiled by %1").arg(compiler()),
            tr("On %1, %2").arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture())};
}

AboutDialog::AboutDialog(QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("About Yomi"));
    resize(640, 620);
    auto* picture = new QLabel;
    picture->setPixmap(QIcon(u":/icons/yomi.svg"_s).pixmap(QSize(64, 64), devicePixelRatioF()));
    auto* name = answerLabel(u"Yomi"_s);
    auto* about = mutedLabel(tr("A workbench for reading games: exact odds, best hands, and the "
                                "search behind a move. 読\u2060み: reading ahead."));
    auto* versionText = new QLabel(versions().join(u'\n'));
    versionText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    versionText->setAccessibleName(tr("Versions"));

    auto* words = new QVBoxLayout;
    words->addWidget(name);
    words->addWidget(about);
    words->addSpacing(spacingUnit);
    words->addWidget(versionText);
    auto* head = new QHBoxLayout;
    head->setSpacing(4 * spacingUnit);
    head->addWidget(picture, 0, Qt::AlignTop);
    head->addLayout(words, 1);

    auto* licences = new PageBrowser;
    licences->setAccessibleName(tr("Licences"));
    licences->setFrameShape(QFrame::StyledPanel);
    licences->setSource(QUrl("qrc"_L1 + localPage(u"licences"_s, u"index.md"_s)));

    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    auto* copy = buttons->addButton(tr("&Copy versions"), QDialogButtonBox::ActionRole);
    auto* back = buttons->addButton(tr("&Back"), QDialogButtonBox::ActionRole);
    back->setToolTip(tr("Back to the overview of licences"));
    back->setEnabled(false);
    connect(licences, &QTextBrowser::backwardAvailable, back, &QWidget::setEnabled);
    connect(back, &QPushButton::clicked, licences, &QTextBrowser::backward);
    connect(copy, &QPushButton::clicked, this,
            [] { QApplication::clipboard()->setText(versions().join(u'\n')); });

    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(4 * spacingUnit, 4 * spacingUnit, 4 * spacingUnit, 4 * spacingUnit);
    rows->setSpacing(3 * spacingUnit);
    rows->addLayout(head);
    rows->addWidget(licences, 1);
    rows->addWidget(buttons);
}

using namespace Qt::StringLiterals;

HelpMenu::HelpMenu(QList<DocumentType> types, const DocumentTabs& tabs, QMainWindow& window,
                   QMenu& menu)
    : QObject(&menu)
    , m_types(std::move(types))
    , m_tabs(tabs)
    , m_window(window) {
    menu.addAction(tr("&Manual"), this, [this] { showManual(); })
        ->setShortcuts(standardKeys(QKeySequence::HelpContents, Qt::Key_F1));
    menu.addAction(tr("&Keyboard shortcuts"), Qt::CTRL | Qt::Key_F1, this,
                   &HelpMenu::showShortcuts);
    menu.addSeparator();
    menu.addAction(tr("&About Yomi"), this, [this] {
        AboutDialog dialog(&m_window);
        dialog.exec();
    });
}

ManualWindow& HelpMenu::showManual() {
    if (!m_manual)
        m_manual = new ManualWindow(&m_window);
    const DocumentTab* tab = m_tabs.currentDocument();
    const QString page = tab ? manualPage(tab->type().kind + u".md"_s) : QString();
    m_manual->open(QFile::exists(page) ? page : manualPage(u"index.md"_s));
    return *m_manual;
}

void HelpMenu::showShortcuts() {
    ShortcutList dialog(shortcutsOf(*m_window.menuBar(), m_types), &m_window);
    dialog.exec();
}

} // namespace yomi::ui
