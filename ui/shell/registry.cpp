// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/registry.h"

#include "ui/connectfour/type.h"
#include "ui/hands/type.h"
#include "ui/icefire/type.h"
#include "ui/mnk/type.h"
#include "ui/splitdamage/type.h"
#include "ui/tictactoe/type.h"

namespace yomi::ui {

QList<DocumentType> documentTypes() {
    return {splitdamage::documentType(), tictactoe::documentType(), connectfour::documentType(),
            mnk::documentType(),         hands::documentType(),     icefire::documentType()};
}

} // namespace yomi::ui
