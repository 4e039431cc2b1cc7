// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/words.h"
#include "ui/common/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace yomi::ui::tictactoe {

namespace {

struct WordsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::tictactoe::Words)
};

} // namespace

QString playerName(Player player, Begins begins) {
    return QChar::fromLatin1(signOf(player, begins));
}

QString squareName(int square) {
    const std::array<QString, squareCount> names = {
        WordsText::tr("top left"),    WordsText::tr("top"),    WordsText::tr("top right"),
        WordsText::tr("left"),        WordsText::tr("centre"), WordsText::tr("right"),
        WordsText::tr("bottom left"), WordsText::tr("bottom"), WordsText::tr("bottom right")};
    return names[static_cast<std::size_t>(square)];
}

QString squareNames(const std::vector<int>& squares) {
    QStringList names;
    for (const int square : squares)
        names << squareName(square);
    return listText(names);
}

} // namespace yomi::ui::tictactoe
