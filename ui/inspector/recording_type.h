// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/check/checker.h"
#include "ui/common/document_type.h"
#include "ui/inspector/recorded_face.h"

namespace yomi::ui::inspector {

/// The document type of recordings; `rulesOf` has the rules of known games, and `faceOf` paints
/// their boards.
DocumentType recordingType(const yomi::tree::RulesOf& rulesOf, const FaceOf& faceOf);

} // namespace yomi::ui::inspector
