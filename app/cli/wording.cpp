// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/wording.h"

#include "core/common/utf8.h"

namespace yomi::cli {

std::string worded(const Sentence& sentence) {
    return sentence.english();
}

std::string messageOf(const std::exception& error) {
    return shortened(worded(sentenceOf(error)));
}

std::string wholeMessageOf(const std::exception& error) {
    const Sentence sentence = sentenceOf(error);
    const bool hasEnd = sentence.english().ends_with('.') || sentence.english().ends_with('?');
    return shortened(worded(hasEnd ? sentence : Sentence("{}.", sentence)));
}

std::string shortened(const std::string& text) {
    constexpr std::size_t longestHead = 600, longestTail = 200;
    if (text.size() <= longestHead + longestTail)
        return text;
    std::size_t tail = text.size() - longestTail;
    while (tail < text.size() && continuesCharacter(text[tail]))
        ++tail;
    return std::string(wholeHead(text, longestHead)) + " … " + text.substr(tail);
}

} // namespace yomi::cli
