// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace yomi::icefire {

/// The CRC-32 of IEEE 802.3 and zlib (reflected polynomial 0xEDB88320) of a text.
constexpr std::uint32_t crc32(std::string_view text) {
    constexpr auto table = [] {
        std::array<std::uint32_t, 256> entries = {};
        for (std::uint32_t byte = 0; byte < 256; ++byte) {
            std::uint32_t rest = byte;
            for (int bit = 0; bit < 8; ++bit)
                rest = (rest >> 1) ^ (rest & 1 ? 0xEDB88320 : 0);
            entries[byte] = rest;
        }
        return entries;
    }();
    std::uint32_t crc = ~std::uint32_t(0);
    for (const char c : text)
        crc = table[(crc ^ static_cast<unsigned char>(c)) & 0xFF] ^ (crc >> 8);
    return ~crc;
}
static_assert(crc32("123456789") == 0xCBF43926); // the check value of the standard

} // namespace yomi::icefire
