# SPDX-License-Identifier: MIT
# Writes OUTPUT, a C++ file that defines yomi::catalog() over the contents of FILES, and yomi::languages() over
# those that are named yomi_<language>.
set(cases "")
set(languages "")
foreach(file IN LISTS FILES)
    get_filename_component(name ${file} NAME_WE)
    file(READ ${file} text)
    string(APPEND cases "    if (name == \"${name}\")\n        return R\"yomi(${text})yomi\";\n")
    if(name MATCHES "^yomi_(.*)")
        string(APPEND languages "\"${CMAKE_MATCH_1}\", ")
    endif()
endforeach()
file(WRITE ${OUTPUT} "#include \"core/common/catalog.h\"\n#include \"core/common/wordings.h\"\n\n#include <stdexcept>\n
std::string_view yomi::catalog(std::string_view name) {
${cases}    throw std::invalid_argument(\"There is no catalog named \" + std::string(name) + \".\");\n}\n
const std::vector<std::string>& yomi::languages() {
    static const std::vector<std::string> all = {${languages}};
    return all;\n}\n")
