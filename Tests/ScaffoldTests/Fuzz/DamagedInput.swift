import Foundation
import Templates
import Testing

/// What the tool reads that somebody else may have written.
enum DamagedInput: String, CaseIterable, Sendable {
  case manifest
  case projectFile
  case ledger
  case scaffoldJSON
  case template
  case fields
  case history
  case document
  case reply
  case description
}

extension DamagedInput {
  /// Texts to damage. They are short, to be read often.
  func seeds() throws -> [[UInt8]] {
    let texts =
      switch self {
      case .manifest: [Self.wholeManifest]
      case .projectFile: [try XcodeFixture.xcode26.project(), try XcodeFixture.xcodeGen.project()]
      case .ledger: [Self.wholeLedger]
      case .scaffoldJSON: [Self.wholeScaffoldJSON]
      case .template: [Self.wholeTemplate]
      case .fields: [Self.wholeFields]
      case .history: [Self.wholeHistory]
      case .document: [Self.wholeDocument]
      case .reply: [Self.wholeReply]
      case .description:
        [try Repository.read("Tests/ScaffoldTests/Inference/Fixtures/shop.yaml")]
      }
    return texts.map { Array($0.utf8) }
  }

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
      case .projectFile: ["/*", "*/", "//", "<", ">", ";", "'", "\\U", "isa", "<<<<<<<", "<group>"]
      case .ledger, .scaffoldJSON, .template:
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
      case .document:
        [
          "- ", ": ", "? ", "  ", "\t", "&a ", "*a", "<<: ", "!!str ", "|", ">", "'", "#", " #",
          "---\n", "...\n", "%YAML 1.2\n", "\\u", "\r", "~", "0x", "1e",
        ]
      case .reply:
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

  static let wholeManifest = """
    // swift-tools-version:5.9
    import PackageDescription
    let isTest = Context.environment["CI"] == nil
    func module(_ name: String, uses: [String] = [], tests: Bool...) -> [Target] {
      let data = Target.target(name: "\\(name)Data", dependencies: uses.map { "\\($0)Data" })
      guard isTest else { return [data] }
      return [data, .testTarget(name: name + "Tests", dependencies: [.target(name: "Core")])]
    }
    var targets: [Target] = [.target(name: "Core", path: "Sources/Core", exclude: ["a"])]
    #if os(Linux)
      targets += module("Login", uses: ["Core"])
    #else
      for name in ["A", "B"] { targets.append(.target(name: name)) }
    #endif
    let package = Package(
      name: "Kit", platforms: [.iOS(.v17), .macOS("14.0")],
      targets: targets + [isTest ? .macro(name: "M") : .binaryTarget(name: "B", path: "b")])
    if let first = package.targets.first { first.dependencies += [.byName(name: "Core")] }
    extension Target {
      static let core: Target = .target(name: "C", sources: nil)
      var paths: [String: String] { ["a": path ?? "", "b": #"\\#(name)"#] }
    }

    """

  static let wholeLedger = """
    { "version": 1, "tool": "0.1.0", "template": { "name": "tiny", "digest": "sha256:0" },
      "answers": { "name": "Login", "kind": "item", "without": ["network"], "isPublic": true },
      "files": { "Business/Login.swift": "struct Login {}\\n", "../Own.swift": "" },
      "endings": { "../../../README.md": "\\n// scaffold:base\\n// scaffold:end\\n" },
      "edits": { "../../../App.xcodeproj/project.pbxproj": ["5CAFF01D0000000000000001"] },
      "insertions": [ { "file": "../../../Package.swift", "marker": "modules",
        "line": "module(\\"Login\\"),", "key": "module(\\"Login\\"" } ], "removed": false }

    """

  static let wholeScaffoldJSON = """
    { "version": 1, "name": "Demo", "layout": "package", "ui": "uikit", "languages": ["en", "de"],
      "modules": "Sources/Modules",
      "adopted": { "base": "Sources/Base", "basePrefix": "Kit", "manifest": "Package.swift",
        "platforms": "[.iOS(\\"17.0\\")]", "tools": "5.9", "languageModes": "[.v5]" },
      "tiers": [
        { "name": "View", "targets": ["*UI"], "folders": ["View"], "frameworks": ["UIKit"] },
        { "name": "Business", "folders": ["Features/*/Domain"] },
        { "name": "Data", "folders": ["Data"] } ],
      "app": ["App"], "shared": ["Core"], "tests": ["Tests"], "uses": { "Feed": ["Login"] } }

    """

  static let wholeTemplate = """
    { "version": 1, "summary": "A module.",
      "variables": [
        { "name": "kind", "type": "choice", "choices": ["item", "list"], "default": "item" },
        { "name": "entity", "type": "identifier", "default": "{{ name }}", "help": "The thing." },
        { "name": "without", "type": "list", "choices": ["network"], "default": [], "ask": true },
        { "name": "fields", "type": "fields", "default": "id:String" },
        { "name": "isPublic", "type": "flag", "label": "yes" } ],
      "facts": [ { "name": "isKept", "if": "not without.network" } ],
      "refusals": [ { "text": "no {{ kind }}", "if": "kind == \\"list\\" and isPublic" } ],
      "files": [ { "path": "Data/**", "if": "isKept", "existing": "keep" },
        { "path": "*.swift.stencil", "to": "Sources/{{ entity|snakeCase }}.swift" } ],
      "insertions": [ { "file": "Package.swift", "marker": "modules", "line": "{{ name }}" } ],
      "notes": [ { "text": "See {{ name }}.", "if": "isKept" } ] }

    """

  static let wholeHistory = """
    scaffold history 1
    seal 1f
    time 1790000000
    word "new-module"
    word "Lo\\u001bgin"
    undoes 1
    folder Sources/Login
    emptied 755 Old
    create cbf29ce484222325 Sources/Login/Login.swift
    update 644 4 6 Package.swift
    remove 600 5 Old/Old.swift
    end
    a
    b
    a
    c
    b
    gone

    """

  static let wholeDocument = """
    %YAML 1.2
    ---
    openapi: 3.0.3 # a comment
    info: {title: "Sh\\u006Fp", 'version': 1.10}
    servers:
    - url: https://example.com/{v}
      variables: &all
        v: {default: v1, enum: [v1, "v\\
          2", !!str 3]}
    paths:
      /a:
        get:
          description: |
            One.

              Two.
          summary: >2-
              folded
             text
          responses:
            <<: *all
            200: plain text
              over lines
            ? default
            :
              - - 0x1F
                - .5e3
              - ~

    """

  static let wholeReply = """
    {"data": {"children": [
      {"kind": "t3", "data": {"id": 1, "idstr": "1", "+1": 2, "created_at": 1750000000,
        "user": {"id": "a", "name": "A", "avatar": "https://example.com/a.png"}, "tags": ["x"],
        "replies": [{"id": 2, "idstr": "2", "+1": 0, "created_at": 1, "replies": []}],
        "rates": {"12": 1.5, "13": 0.10}, "day": "2026-01-31", "state": "open"}},
      {"kind": "t3", "data": {"id": 2, "idstr": "2", "user": null, "tags": [], "day": ""}}
    ], "after": "t3_2"}, "meta": {"page": 1, "next": "https://example.com/?page=2"}}

    """

  static let wholeFields =
    "id:Int64 title:String? avatar_url:URL? tags:[String] at:Date,ok:Bool n:Double? key:Secret"
}
