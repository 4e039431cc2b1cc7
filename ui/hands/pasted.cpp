// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/pasted.h"

#include "core/hands/hand_text.h"
#include "ui/common/shell_command.h"
#include "ui/hands/hand_document.h"

namespace yomi::ui::hands {

using nlohmann::json;

namespace {

std::vector<std::string> textsOf(const QStringList& values) {
    std::vector<std::string> texts;
    for (const QString& value : values)
        texts.push_back(value.toStdString());
    return texts;
}

/// The body of a file with the same question.
json bodyOf(const ShellCommand& command) {
    command.refuseOptionsBut({"rules",          "tiles",
                              "seen",           "all",
                              "require",        "open",
                              "forbid",         "bonus",
                              "favourite-tile", "favourite-doubles",
                              "waits",          "discards",
                              "distance",       "one-short",
                              "leads",          "beats",
                              "method",         "repeat",
                              "list-plays",     "noip-input"});
    command.refuseFile();
    const QString rules =
        command.has(QStringLiteral("rules")) ? command.value(QStringLiteral("rules")) : QString();
    json body = {{"rules", rules.isEmpty() ? "millijan" : rules.toStdString()},
                 {"tiles", command.value(QStringLiteral("tiles")).toStdString()},
                 {"seen", command.value(QStringLiteral("seen")).toStdString()}};
    json& constraints = body["constraints"];
    constraints = {
        {"required", textsOf(command.values(QStringLiteral("require")))},
        {"open", textsOf(command.values(QStringLiteral("open")))},
        {"forbidden", textsOf(command.values(QStringLiteral("forbid")))},
        {"favouriteTile", command.value(QStringLiteral("favourite-tile")).toStdString()}};
    if (command.has(QStringLiteral("favourite-doubles")))
        constraints["favouriteRule"] = nameOf(FavouriteRule::Doubles);
    for (const QString& bonus : command.values(QStringLiteral("bonus")))
        constraints["bonuses"].push_back(
            {{"meld", bonus.section(u'=', 0, -2).toStdString()},
             {"points", bonus.section(u'=', -1).toInt()}}); // a meld's name may have a "=", too
    return body;
}

std::unique_ptr<Document> documentOf(const json& body) {
    auto document = std::make_unique<HandDocument>();
    document->load(body);
    return document;
}

} // namespace

std::unique_ptr<Document> pastedHand(const QString& text) {
    if (const auto command = ShellCommand::parse(text))
        return command->job() == QStringLiteral("hand") ? documentOf(bodyOf(*command)) : nullptr;
    const std::string hand = text.trimmed().toStdString();
    const auto preset = presetReading(hand);
    return preset ? documentOf({{"rules", *preset}, {"tiles", hand}}) : nullptr;
}

} // namespace yomi::ui::hands
