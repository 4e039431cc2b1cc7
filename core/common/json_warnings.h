// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace yomi {

/// What can be read but is most likely a slip, in all JSON that the thread reads while this object
/// lives: a key that stands twice in an object, and a key that nobody asked for but that is spelt
/// much like one that somebody did ("armour"). Any other unknown key is a person's own note or a
/// later version's, and nothing is said about it. Of nested ones the innermost collects.
class JsonWarnings {
public:
    JsonWarnings();
    ~JsonWarnings();
    JsonWarnings(const JsonWarnings&) = delete;
    JsonWarnings& operator=(const JsonWarnings&) = delete;

    /// "enemies[0]: the key "armour" is unknown …": at most mostWarnings of them, and how many more
    /// there are.
    std::vector<std::string> sentences() const;

    /// A sentence that whoever answers the JSON has to say beside its answer, first of all; nothing
    /// happens where nobody collects.
    static void add(std::string sentence);

    /// Where every key is a slip: throws FormatError for the first that nobody asked for, in all
    /// objects but the outermost, whose other keys somebody else may read.
    void refuseUnknownKeys() const;

    /// The keys of the objects that were read at one path.
    struct Keys {
        std::set<std::string, std::less<>> present;
        std::set<std::string, std::less<>> asked; ///< those that readers looked for

        /// The asked key that `key` may stand for: at most a third of it is different, or
        /// ("shield") it is a part of one that the object does not have. Null when there is none.
        const std::string* meantBy(std::string_view key) const;
    };

    // For parser and readers: the collector of this thread, or null.
    static JsonWarnings* current();
    nlohmann::json parse(std::string_view text); ///< valid JSON that gives a key twice
    Keys& reading(const nlohmann::json& object, const std::string& path);

private:
    JsonWarnings* m_outer;
    std::vector<std::string> m_added; ///< and of keys that stand twice
    std::map<std::string, Keys> m_objects;
};

/// The members of all objects in the value.
std::size_t countMembers(const nlohmann::json& value);

} // namespace yomi
