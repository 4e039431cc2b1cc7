// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace yomi::ui {

/// The severity of a sentence to the person.
enum class Tone { Info, Warning, Error };

/// A way to fix the cause of a message; doing it closes the message.
struct Remedy {
    QString text;
    std::function<void()> act;
};

} // namespace yomi::ui
