// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"
#include "ui/inspector/recorded_face.h"

namespace yomi::ui::inspector {

/// The document type of recordings; `faceOf` paints the boards of known games.
DocumentType recordingType(const FaceOf& faceOf);

} // namespace yomi::ui::inspector
