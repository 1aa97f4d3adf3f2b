extension DamagedInput {
  /// What is put into them.
  var words: [String] {
    let signs = [
      "(", ")", "[", "]", "{", "}", "\"", "\\", ",", ":", ".", "?", "=", "\n", "\0", " ",
    ]
    let texts =
      switch self {
      case .manifest:
        [
          "\\(", "#if ", "#else\n", "#endif\n", "let ", "var ", "func f(", "$0", "in", "for ",
          "if ",
          "+=", "guard ", "return ", "switch ", ".target(", "name: ", "[:]", "\"\"\"", "/*", "//",
        ]
      case .tuist:
        ["\\(", ".target(", "sources: ", "func f(", "let ", "+ ", ".map { $0 }", "\"\"\""]
      case .projectFile: ["/*", "*/", "//", "<", ">", ";", "'", "\\U", "isa", "<<<<<<<", "<group>"]
      case .ledger, .scaffoldJSON, .template, .json:
        [
          "null", "true", "-1e999", "99999999999999999999", "\\u0000", "\\ud800", "../", "/", "*",
          "**", "{{ name }}", "{{", "{%", "%}", "\u{1B}[31m", "::", "\"version\": 2,", "\"name\"",
        ]
      case .fields: ["Int", "id:", "[String]", "_", "登", "\u{301}", "\t", "[[", "??", "Secret"]
      case .history:
        [
          "end\n", "undoes 1\n", "create 0 A\n", "remove 644 3 A\n", "keep 644 1 1 A\n", "../",
          "99999999999999999999", "-1", "8", "\u{1B}[31m",
        ]
      case .document, .xcodeGen:
        [
          "- ", ": ", "? ", "  ", "\t", "&a ", "*a", "<<: ", "!!str ", "|", ">", "'", "#", " #",
          "---\n", "...\n", "%YAML 1.2\n", "\\u", "\r", "~", "0x", "1e",
        ]
      case .settings: ["#include \"", "$(", "${", "inherited", "[sdk=", "*", "//", ";"]
      case .stencil:
        [
          "{{", "}}", "{%", "%}", "{#", "#}", "|", "...", "'", "not", "if x", "for x in xs",
          "endif",
          "endfor", "include \"part\"", "block b", "set x", "99999999999999999999", "indent:9999",
        ]
      case .swift, .merge:
        [
          "\"\"\"", "#\"", "\\(", "/*", "*/", "//", "#/", "/#", "<", ">", "`", "@", "import A",
          "struct ",
          "func ", "let x = ", "case ", "where ", "#if ", "#else", "#endif", "-> ",
          "// scaffold:end",
          "\u{1}", ",\n",
        ]
      case .objectiveC: ["#import <", "@import ", "/*", "*/", "//", "#if ", "\\\n", "@\""]
      case .ignore, .patterns: ["**/", "*", "?", "[", "[!", "a-z", "\\", "/", "!", "#", "**"]
      case .conflict: ["<<<<<<<\n", "=======\n", ">>>>>>>\n", "|||||||\n", "// scaffold:end\n"]
      case .messages: ["\"id\":1,", "\"method\":", "null", "\"params\":[]", "\n", "\\u0000"]
      case .words: ["--", "-", "=", "--at", "--kind\n", "\n\n", "--fields", "'"]
      case .reply, .drift:
        [
          "null", "true", "-1e999", "99999999999999999999", "0.10", "\\u0000", "\\ud800",
          "\"id\": ", "\"id\": 1, ", "[{", "}]", "\"\"", "\u{1B}[31m", "2026-01-31",
          "https://example.com/a.png", "\"items\": ",
        ]
      case .description:
        [
          "- ", ": ", "  ", "null", "type: array", "type: object", "type: [string, 'null']",
          "items: {}", "allOf:", "oneOf: []", "enum: [a, b]", "format: int64", "nullable: true",
          "$ref: '#/components/schemas/Person'", "$ref: 'https://a.b/c'", "properties: {}",
          "additionalProperties: true", "/{id}", "get:", "post:", "parameters: []",
          "required: [id]",
        ]
      }
    return signs + texts + ["\u{FEFF}", "é", "👩‍👩‍👧", "\r\n"]
  }
}
