// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/format_error.h"

#include <nlohmann/json.hpp>

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace yomi {

/// Collects likely mistakes in all JSON that the thread reads while this object lives: duplicate
/// keys, and unknown keys that resemble a known one ("armour"). Other unknown keys are ignored:
/// they are notes of the user or belong to a later version. The innermost of nested objects
/// collects.
class JsonWarnings {
public:
    JsonWarnings();
    ~JsonWarnings();
    JsonWarnings(const JsonWarnings&) = delete;
    JsonWarnings& operator=(const JsonWarnings&) = delete;

    /// "enemies[0]: the key "armour" is unknown …": at most mostWarnings sentences, then the number
    /// of the others.
    std::vector<Sentence> sentences() const;

    /// Adds a sentence to be shown before the answer to this JSON. Does nothing without a
    /// collector.
    static void add(Sentence sentence);

    /// Throws FormatError for the first unknown key, whether or not it resembles a known one.
    /// Ignores the outermost object, whose other keys may have other readers.
    void refuseUnknownKeys() const;

    /// The keys of the objects that were read at one path.
    struct Keys {
        std::set<std::string, std::less<>> present;
        std::set<std::string, std::less<>> asked; ///< keys that readers looked for

        /// The asked key that `key` probably means: at most a third of it differs, or `key` is a
        /// part ("shield") of one that the object lacks. Null when there is none.
        const std::string* meantBy(std::string_view key) const;
    };

    // For the parser and readers: the collector of this thread, or null.
    static JsonWarnings* current();
    nlohmann::json parse(std::string_view text); ///< for valid JSON with a duplicate key
    Keys& reading(const nlohmann::json& object, const std::string& path);

private:
    JsonWarnings* m_outer;
    std::vector<Sentence> m_added; ///< also for duplicate keys
    std::map<std::string, Keys> m_objects;
};

/// The error of an unknown key, with the key that it probably means unless that is empty.
FormatError noSuchKey(const std::string& meant);

/// The number of members of all objects in the value.
std::size_t countMembers(const nlohmann::json& value);

} // namespace yomi
