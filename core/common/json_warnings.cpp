// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/json_warnings.h"

#include "core/common/json_reader.h"
#include "core/common/spelling.h"

#include <algorithm>

namespace yomi {

using nlohmann::json;

namespace {

constexpr std::size_t mostWarnings = 20;

thread_local JsonWarnings* collector = nullptr;

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool contains(std::string_view whole, std::string_view part) {
    const auto same = [](char a, char b) {
        return lower(a) == lower(b);
    };
    return std::search(whole.begin(), whole.end(), part.begin(), part.end(), same) != whole.end();
}

/// The parser's position: in objects with their keys so far, in lists with the number of elements.
struct Level {
    bool isList = false;
    std::size_t elements = 0;
    std::string key;
    std::set<std::string> keys = {};
};

std::string pathOf(const std::vector<Level>& levels) {
    std::string path;
    for (auto level = levels.begin(); level + 1 < levels.end(); ++level) {
        if (level->isList)
            path += "[" + std::to_string(level->elements - 1) + "]";
        else
            path += (path.empty() ? "" : ".") + level->key;
    }
    return path;
}

} // namespace

std::size_t countMembers(const json& value) {
    if (!value.is_structured())
        return 0;
    std::size_t members = value.is_object() ? value.size() : 0;
    for (const json& each : value)
        members += countMembers(each);
    return members;
}

const std::string* JsonWarnings::Keys::meantBy(std::string_view key) const {
    constexpr std::size_t leastPart = 4;
    const std::string* found = nullptr;
    std::size_t shortest = 0;
    for (const std::string& known : asked) {
        const auto [least, most] = std::minmax({key.size(), known.size()});
        const bool isPart = least >= leastPart && !present.contains(known) &&
                            (contains(known, key) || contains(key, known));
        if (!isPart && (most - least) * 3 > most)
            continue; // the difference in length already exceeds the limit
        const std::size_t distance = editDistance(key, known);
        if ((isPart || distance * 3 <= most) && (!found || distance < shortest)) {
            found = &known;
            shortest = distance;
        }
    }
    return found;
}

FormatError noSuchKey(const std::string& meant) {
    return meant.empty() ? FormatError("there is no such key")
                         : FormatError("there is no such key; did you mean \"{}\"?", meant);
}

JsonWarnings::JsonWarnings()
    : m_outer(std::exchange(collector, this)) {}

JsonWarnings::~JsonWarnings() {
    collector = m_outer;
}

JsonWarnings* JsonWarnings::current() {
    return collector;
}

void JsonWarnings::add(Sentence sentence) {
    if (collector)
        collector->m_added.push_back(std::move(sentence));
}

json JsonWarnings::parse(std::string_view text) {
    std::vector<Level> levels;
    const auto note = [&](int, json::parse_event_t event, json& parsed) {
        using Event = json::parse_event_t;
        if (event == Event::object_end || event == Event::array_end) {
            levels.pop_back();
            return true;
        }
        if (event == Event::key) {
            Level& level = levels.back();
            level.key = parsed.get<std::string>();
            if (!level.keys.insert(level.key).second)
                m_added.push_back(
                    FormatError("the key {} is given more than once; the last one counts.",
                                shownValue(json(level.key)))
                        .at(pathOf(levels))
                        .sentence());
            return true;
        }
        if (!levels.empty() && levels.back().isList)
            ++levels.back().elements;
        if (event != Event::value)
            levels.push_back({.isList = event == Event::array_start, .key = {}});
        return true;
    };
    return json::parse(text, note);
}

JsonWarnings::Keys& JsonWarnings::reading(const json& object, const std::string& path) {
    Keys& keys = m_objects[path];
    for (const auto& [key, value] : object.items())
        keys.present.insert(key);
    return keys;
}

void JsonWarnings::refuseUnknownKeys() const {
    for (const auto& [path, keys] : m_objects) {
        for (const std::string& key : keys.present) {
            if (path.empty() || keys.asked.contains(key))
                continue;
            const std::string* meant = keys.meantBy(key);
            throw noSuchKey(meant ? *meant : "").at(std::string(path).append(".").append(key));
        }
    }
}

std::vector<Sentence> JsonWarnings::sentences() const {
    std::vector<Sentence> sentences = m_added;
    for (const auto& [path, keys] : m_objects) {
        for (const std::string& key : keys.present) {
            if (keys.asked.contains(key))
                continue;
            if (const std::string* meant = keys.meantBy(key))
                sentences.push_back(
                    FormatError("the key {} is unknown and changes nothing; did you mean \"{}\"?",
                                shownValue(json(key)), *meant)
                        .at(path)
                        .sentence());
        }
    }
    if (sentences.size() > mostWarnings) {
        const std::size_t more = sentences.size() - mostWarnings;
        sentences.resize(mostWarnings);
        sentences.push_back(more == 1 ? Sentence("There is 1 more such key.")
                                      : Sentence("There are {} more such keys.", more));
    }
    return sentences;
}

} // namespace yomi
