// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/splitdamage/places.h"
#include "tests/waiting.h"
#include "ui/splitdamage/board_widget.h"

#include <QLabel>
#include <QWheelEvent>

namespace yomi::ui::splitdamage {

/// A shown board with the focus, over a document with these enemy minions.
struct BoardFixture {
    SplitDamageDocument document;
    BoardWidget board{document};

    explicit BoardFixture(const QString& enemyLives = {}) {
        if (!enemyLives.isEmpty())
            document.perform(replaceMinions({}, SideName::Enemy, parseLives(enemyLives).minions));
        document.undoStack().clear();
        board.resize(900, 260);
        board.show();
        board.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&board, yomi::longestWait));
        board.setFocus();
    }

    const Character* at(Place place) const { return characterAt(document.inputs().board, place); }
    Place selected() const { return document.view().selected; }
    QString message() const {
        const auto* label = board.findChild<QLabel*>(QStringLiteral("boardMessage"));
        return label->isVisible() ? label->text() : QString();
    }
    QLineEdit* entry() { return board.findChild<QLineEdit*>(); }

    QPoint centre(Place place) const { return board.token(place).portrait.center().toPoint(); }
    void click(Place place) { QTest::mouseClick(&board, Qt::LeftButton, {}, centre(place)); }
    /// Sends keys to the focus, as a person does.
    void type(const QString& text) {
        for (const QChar character : text)
            QTest::keyClick(board.focusWidget(), character.toLatin1());
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(board.focusWidget(), key, modifiers);
    }
    void wheelAt(QPoint position, int angle) {
        QWheelEvent event(position, board.mapToGlobal(position), {}, {0, angle}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&board, &event);
    }
    void wheel(Place place, int angle) { wheelAt(centre(place), angle); }
};

} // namespace yomi::ui::splitdamage
