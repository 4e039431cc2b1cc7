// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/document.h"

#include <iostream>

int main() {
    std::cout << yomi::parseDocument(R"({"yomi": 1, "kind": "split-damage"})").kind << '\n';
}
