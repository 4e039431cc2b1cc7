// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/boards/grid_images.h"

namespace yomi {

GridImages::GridImages(const GridSize& size)
    : m_names(tree::imagesOf(size)) {
    for (const tree::Image name : m_names) {
        const std::vector<std::size_t> origins = tree::boardImage(name, size).origins;
        m_origins.emplace_back(origins.begin(), origins.end());
        std::vector<std::uint8_t>& images = m_images.emplace_back(origins.size());
        std::array<FourCells, 16>& imagesOfFour = m_imagesOfFour.emplace_back();
        for (std::size_t image = 0; image < origins.size(); ++image) {
            const std::size_t cell = origins[image];
            images[cell] = static_cast<std::uint8_t>(image);
            for (std::size_t set = 0; set < 16; ++set)
                if (set >> cell % 4 & 1)
                    imagesOfFour[cell / 4][set] |= std::uint64_t{1} << image;
        }
    }
}

} // namespace yomi
