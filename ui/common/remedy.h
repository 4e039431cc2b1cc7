// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace yomi::ui {

/// What a person can do about a message; the message goes away when it is done.
struct Remedy {
    QString text;
    std::function<void()> act;
};

} // namespace yomi::ui
