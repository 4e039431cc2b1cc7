// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/type.h"

#include "core/hands/hand_text.h"
#include "ui/common/shell_command.h"
#include "ui/hands/hand_document.h"
#include "ui/hands/hand_workspace.h"

#include <QCoreApplication>

#include <optional>

namespace yomi::ui::hands {

using nlohmann::json;

namespace {

struct TypeText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::hands::Type)
};

QList<Example> examples() {
    return {
        {TypeText::tr("What do I discard?"),
         TypeText::tr(
             "Without 響, 23 tiles complete the hand; without 真 only five, but they score more."),
         QStringLiteral(":/examples/hand-discard.yomi")},
        {TypeText::tr("What am I waiting for?"),
         TypeText::tr("One tile short: the six that complete the hand, how many are left and what "
                      "each scores."),
         QStringLiteral(":/examples/hand-waiting.yomi")},
        {TypeText::tr("Which way is a hand three tiles away?"),
         TypeText::tr("Without 亜美, 58 tiles bring it nearer; the chance to complete it within "
                      "five draws."),
         QStringLiteral(":/examples/hand-three-away.yomi")},
        {TypeText::tr("A sure hand or a high one?"),
         TypeText::tr("For the best chance within three draws ひなた goes, for the most points "
                      "真美."),
         QStringLiteral(":/examples/hand-chance-or-points.yomi")},
        {TypeText::tr("Which of 111 splits scores most?"),
         TypeText::tr(
             "Thirteen tiles and sixteen units that fit: one split uses every tile, for 18,000."),
         QStringLiteral(":/examples/hand-article-second.yomi")},
        {TypeText::tr("Which units use the hand up?"),
         TypeText::tr("Nine units fit, and four of them take all thirteen tiles."),
         QStringLiteral(":/examples/hand-article-first.yomi")},
        {TypeText::tr("Is there only one best split?"),
         TypeText::tr("Six splits of one hand score 16,000: step through them."),
         QStringLiteral(":/examples/hand-six-optima.yomi")},
        {TypeText::tr("How few plays empty my hand?"),
         TypeText::tr("Dou Dizhu: twenty cards with an airplane go in three plays."),
         QStringLiteral(":/examples/hand-doudizhu-airplane.yomi")},
        {TypeText::tr("Are three plays enough?"),
         TypeText::tr("The first sample of the NOIP 2015 problem: eight cards in three plays."),
         QStringLiteral(":/examples/hand-noip-three.yomi")},
        {TypeText::tr("Do seventeen cards go in six plays?"),
         TypeText::tr("The second sample of the NOIP 2015 problem: yes, in seven ways."),
         QStringLiteral(":/examples/hand-noip-six.yomi")},
        {TypeText::tr("Who wins this endgame?"),
         TypeText::tr("A published Dou Dizhu position with all cards known: every lead of player "
                      "1 loses."),
         QStringLiteral(":/examples/hand-endgame-published.yomi")},
        {TypeText::tr("Can two partners beat the landlord?"),
         TypeText::tr("Three known hands and one lead that wins: find it, then show the values."),
         QStringLiteral(":/examples/hand-endgame-partners.yomi")},
    };
}

QList<KeyHint> keys() {
    return {
        {TypeText::tr("Arrows"), TypeText::tr("Tiles: to another tile")},
        {TypeText::tr("Enter, Space"), TypeText::tr("Palette: add to the hand; hand: remove")},
        {TypeText::tr("Shift+Enter"), TypeText::tr("Palette: mark as seen")},
        {TypeText::tr("Delete"),
         TypeText::tr("Hand: remove the tile behind the caret; seen tiles: the tile")},
        {TypeText::tr("Backspace"), TypeText::tr("Remove the tile before the caret")},
        {TypeText::tr("Alt+Left, Alt+Right"), TypeText::tr("Hand: move the tile")},
        {TypeText::tr("Enter"), TypeText::tr("Leads: play the lead, its cards are seen then")},
        {TypeText::tr("Enter"), TypeText::tr("Plays on the table: make the play")},
        {TypeText::tr("Space"), TypeText::tr("Hand on the table: choose the card or not")},
        {TypeText::tr("L, O, F, B"),
         TypeText::tr("Meld: lock, lay open, forbid, favour; again: take it back")},
        {TypeText::tr("Letters"),
         TypeText::tr("Palette: find a tile by name, kana or romaji; add a card")},
    };
}

std::vector<std::string> textsOf(const QStringList& values) {
    std::vector<std::string> texts;
    for (const QString& value : values)
        texts.push_back(value.toStdString());
    return texts;
}

/// The body of a file with the same question.
json bodyOf(const ShellCommand& command) {
    command.refuseOptionsBut({"rules",
                              "tiles",
                              "seen",
                              "all",
                              "require",
                              "open",
                              "forbid",
                              "bonus",
                              "favourite-tile",
                              "favourite-doubles",
                              "waits",
                              "discards",
                              "distance",
                              "one-short",
                              "leads",
                              "beats",
                              "method",
                              "repeat",
                              "list-plays",
                              "noip-input",
                              "rank",
                              "draws",
                              "objective",
                              "play",
                              "samples",
                              "seed",
                              "most-states",
                              "opponent",
                              "lead"});
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
    if (command.has(QStringLiteral("draws")))
        body["view"]["draws"] = command.value(QStringLiteral("draws")).toInt();
    if (command.has(QStringLiteral("opponent")))
        body["view"]["opponent"] = command.value(QStringLiteral("opponent")).toInt();
    for (const QString& option : {QStringLiteral("objective"), QStringLiteral("play")})
        if (const QString value = command.value(option); !value.isEmpty() && value != u"all")
            body["view"][option.toStdString()] = value.toStdString();
    return body;
}

/// The body of a table with the same game as a command `yomi-cli endgame`.
json tableBodyOf(const ShellCommand& command) {
    command.refuseOptionsBut(
        {"hands", "to-move", "last", "last-by", "ban", "rules", "played", "most-nodes", "proof"});
    command.refuseFile();
    const auto text = [&](const char* option) {
        return command.value(QLatin1String(option));
    };
    json table = {{"hands", json::array()},
                  {"ban", textsOf(command.values(QStringLiteral("ban")))}};
    for (const QString& hands : command.values(QStringLiteral("hands")))
        for (const QString& hand : hands.split(u'|'))
            table["hands"].push_back(hand.trimmed().toStdString());
    if (const QString player = text("to-move"); !player.isEmpty())
        table["toMove"] = player.toInt();
    if (const QString last = text("last"); !last.isEmpty())
        table["last"] = last.toStdString();
    if (const QString player = text("last-by"); !player.isEmpty())
        table["lastBy"] = player.toInt();
    for (const QString& play : text("played").split(u',', Qt::SkipEmptyParts))
        table["played"].push_back(play.trimmed().toStdString());
    const QString rules = text("rules");
    return {{"rules", rules.isEmpty() ? "doudizhu" : rules.toStdString()},
            {"table", table},
            {"view", {{"table", true}}}};
}

std::unique_ptr<Document> documentOf(const json& body) {
    auto document = std::make_unique<HandDocument>();
    document->load(body);
    return document;
}

/// The body of a table with the hands of cards in the text, with | between them; nothing for
/// another text.
std::optional<json> tableBody(const std::string& text) {
    if (text.find('|') == std::string::npos && text.find("｜") == std::string::npos)
        return {};
    EndgamePosition position{.book = ruleBook(*presetRules("doudizhu"))};
    try {
        position.hands = parseHands(*position.book, text);
    } catch (const std::invalid_argument&) {
        return {};
    }
    readAt("", [&] { return validated(position); });
    return json{{"rules", "doudizhu"},
                {"table", {{"hands", handTexts(position)}}},
                {"view", {{"table", true}}}};
}

/// The document of a pasted hand, of hands on a table, of tiles or cards of a preset, or of a
/// command `yomi-cli hand` or `yomi-cli endgame`. Null for another text. Throws FormatError for an
/// invalid command and for hands that no table can have.
std::unique_ptr<Document> pastedHand(const QString& text) {
    if (const auto command = ShellCommand::parse(text)) {
        if (command->job() == QStringLiteral("endgame"))
            return documentOf(tableBodyOf(*command));
        return command->job() == QStringLiteral("hand") ? documentOf(bodyOf(*command)) : nullptr;
    }
    const std::string hand = text.trimmed().toStdString();
    if (const auto body = tableBody(hand))
        return documentOf(*body);
    const auto preset = presetReading(hand);
    return preset ? documentOf({{"rules", *preset}, {"tiles", hand}}) : nullptr;
}

} // namespace

DocumentType documentType() {
    auto type = documentTypeOf<HandDocument, HandWorkspace>(QStringLiteral("hand"));
    type.title = TypeText::tr("Hands");
    type.description =
        TypeText::tr("Which melds or plays are in a hand, and what does each discard leave?");
    type.keys = keys();
    type.examples = examples();
    type.articles = {
        {QStringLiteral("「ミリジャン」の手役を自動で判定するアルゴリズムを発明しました"),
         QStringLiteral("https://qiita.com/YSRKEN/items/66a20e679836aeb4dd27")},
        {QStringLiteral("棋牌AI手记——高性能计数器"),
         QStringLiteral("https://www.jianshu.com/p/cb3764057eb7")}};
    type.fromText = [](const QString& text, QString&) {
        return pastedHand(text);
    };
    return type;
}

} // namespace yomi::ui::hands
