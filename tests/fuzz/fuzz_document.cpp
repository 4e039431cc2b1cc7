// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/document.h"
#include "core/common/json_warnings.h"
#include "core/hands/setup_json.h"
#include "core/icefire/document_json.h"
#include "core/splitdamage/board_json.h"
#include "core/tictactoe/document_json.h"
#include "tests/fuzz/fuzz.h"

using namespace yomi;
using nlohmann::json;

namespace {

/// Whatever was read is written and read again, with the same result.
template <class Reader>
void readAndSave(const DocumentFile& file, Reader&& read) {
    const json written = toJson(read(file.body));
    const std::string saved = documentText(file.kind, written, {file.body, written});
    json again;
    try {
        again = toJson(read(parseDocument(saved, file.kind)));
    } catch (const std::exception& error) {
        fuzz::require(false, error.what());
    }
    fuzz::require(again == written, "a saved document reads as it was written");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const JsonWarnings warnings;
    fuzz::readOrRefuse([&] {
        const DocumentFile file = parseDocument(fuzz::textOf(data, size));
        if (file.kind == splitdamage::documentKind)
            readAndSave(file, splitdamage::readSetup);
        else if (file.kind == hands::documentKind)
            readAndSave(file, hands::readSetup);
        else if (file.kind == tictactoe::documentKind)
            readAndSave(file, tictactoe::documentFromJson);
        else if (file.kind == icefire::documentKind)
            readAndSave(file, icefire::documentFromJson);
    });
    (void)warnings.sentences();
    return 0;
}
