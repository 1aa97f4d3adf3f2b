// The texts that are damaged, one of each kind. They are short, to be read often.

extension DamagedInput {
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

  static let wholeTuist = """
    import ProjectDescription
    let names = ["Login", "Feed"]
    func target(_ name: String, _ uses: [TargetDependency] = []) -> Target {
      .target(
        name: name, destinations: .iOS, product: .framework, bundleId: "a.b.\\(name)",
        sources: ["\\(name)/Sources/**", .glob("Shared/**", excluding: ["Shared/Old/**"])],
        dependencies: uses)
    }
    let project = Project(
      name: "Weibo",
      targets: names.map { target($0) } + [
        .target(
          name: "App", destinations: [.iPhone], product: .app, bundleId: "a.b.App",
          sources: .paths(["App/**"]), dependencies: names.map { .target(name: $0) })
      ])

    """

  static let wholeXcodeGen = """
    name: Weibo
    include: [project.yml, { path: Other/project.yml, relativePaths: false }]
    targetTemplates:
      Feature:
        type: framework
        sources: [{ path: "Features/${target_name}", excludes: ["Old/**", "*.md"] }]
    targets:
      App:
        type: application
        sources: [App, { path: Shared }]
        settings: { PRODUCT_MODULE_NAME: The-App }
        dependencies: [{ target: Login }]
      Login: { templates: [Feature, Feature], platform: iOS }

    """

  static let wholeSettings = """
    #include "Base.xcconfig"
    #include? "Base.xcconfig"
    MINIMUM = 17.0 // the oldest
    IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*,arch=*] = $(MINIMUM)
    IPHONEOS_DEPLOYMENT_TARGET = $(inherited) ${OTHER:default=1};
    OTHER = $(OTHER)$(MINIMUM)

    """

  static let wholeStencil = """
    {% extends "base" %}{# note #}
    {% macro row item %}{{ item.name|default:"x"|camelCase }}: {{ item }}{% endmacro %}
    {% block body %}{{ block.super }}
    {% for x in xs where x != 'a' %}{% if forloop.first and not flag or 1 < 2.5 %}
    {% set v %}{% filter indent:2,' ',true %}{{ x }}{% endfilter %}{% endset %}{{- v -}}
    {% elif x == "b" %}{% continue %}{% else %}{% break %}{% endif %}{% empty %}none{% endfor %}
    {% outer: for i in 1...9 %}{% for key, value in user %}{% break outer %}{% endfor %}{% endfor %}
    {% include "part" user %}{% call row user %}{{ xs[0] }}{{ user["name"] }}{% endblock %}

    """

  static let wholeJSON = """
    {"a": [1, -2.5e3, 0.10, true, null, "\\u00e9\\ud83d\\udc4d\\n"], "b": {"c": {"d": [[], {}]}},
      "a/b~c": 12345678901234567890}

    """

  static let wholeSwift = """
    #!/usr/bin/swift
    import Foundation; @testable import struct Core.User
    // scaffold:allow tier it goes in March
    #if canImport(UIKit)
      @_spi(Inner) public import UIKit // import A
    #endif
    /* import /* B */ */
    @MainActor public final class LoginViewModel<Value: Hashable>: Base<[Value?]>, @unchecked Sendable
    where Value: Codable {
      private(set) var rows: [String: [Row?]] = [:], count = 0 { didSet { call(rows) } }
      let text = "a \\(call("b \\(c) import D") ?? #"\\#(e)"#) f", long = \"\"\"
        import G \\(/[/"]+/)
        \"\"\"
      indirect enum Row: Equatable { case one(Int, with: (any Row).Type), other([Row]) }
      func load(_ id: Int = 1, of: inout some View) async throws(Failure) -> Result<Value, Never> {
        guard let self, case .one(let x, _) = rows["a"]??.first else { return rows.map { $0.a < $0.b } }
        return if x { try await Self.make(x, \\.count) } else { fatalError() }
      }
      let regex = #/ import " /#, `import H` = a / b / c
    }
    extension LoginViewModel { typealias All = [Value: (Int) -> Void] }
    import I

    """

  static let wholeObjectiveC = """
    // a comment
    #import <UIKit/UIKit.h>
    #import "Login.h"
    #include <stdio.h>
    @import Foundation.NSString; /* @import A; */
    #if __has_include(<Core/Core.h>)
    # import <Core/Core.h>
    #endif
    NSString *text = @"@import B;";

    """

  static let wholeIgnore = """
    # what is built
    /Build/
    vendor/*
    !vendor/x
    *.gen.swift
    a/**/c
    **/**/d/**
    sp\\ ace/
    [Dd]/kee?/
    [!a-z]*x*y*z

    """

  static let wholePatterns = """
    View/**
    **/*.swift.stencil
    Data/*/A*B*.swift
    Features/*/Domain
    *UI

    """

  /// Three texts, parted by a byte that none of them has.
  static let wholeMerge = """
    import A

    struct Login {
      let a = 1
      func one() { call(a, [1, 2]) }
      // scaffold:rows
      // scaffold:end
    }
    \u{1}import A
    import B

    struct Login {
      let a = 1
      let b = [
        "x",
        "y",
      ]
      func one() { call(a, [1, 2, 3]) }
      // scaffold:rows
      let c = 1
      // scaffold:end
    }
    \u{1}import A
    import C

    public struct Login {
      let a = 2
      func two() {}
      func one() { call(a, [1]) }
      // scaffold:rows
      let d = 1
      // scaffold:end
    }

    """

  static let wholeConflict = """
    a
    <<<<<<< ours
    b
    ||||||| base
    c
    =======
    // scaffold:modules
      module("A"),
    // scaffold:end
    >>>>>>> theirs
    {"x": 1}

    """

  static let wholeMessages = """
    {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}
    {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}
    {"jsonrpc":"2.0","id":"a","method":"tools/list","params":{}}
    {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"check","arguments":{"at":"."}}}
    {"jsonrpc":"2.0","id":3,"method":"ping"}

    """

  /// Words, a line each.
  static let wholeWords = """
    Login
    Feed
    --at=Demo
    --kind
    list
    --fields
    id:Int name:String?
    --dry-run
    --from-json
    a.json
    b.json
    --
    -x

    """

  static let circles = """
    openapi: 3.1.0
    paths:
      /things/{id}: { get: &g { responses: { "200": &r { content: { application/json: { schema:
        { $ref: "#/components/schemas/A" } } } } } } }
      /things: { get: { responses: { "200": { content: { application/json: { schema:
        { type: array, items: { $ref: "#/components/schemas/B" } } } } } } }, post: *g }
    components:
      schemas:
        A: { allOf: [{ $ref: "#/components/schemas/B" }, { $ref: "#/components/schemas/C" }] }
        B: { oneOf: [{ $ref: "#/components/schemas/A" }, { properties: { id: { type: integer } } }] }
        C: { properties: { id: {}, a: { items: { $ref: "#/components/schemas/A" } }, b:
          { additionalProperties: { $ref: "#/components/schemas/C" } }, c: { anyOf: [
          { $ref: "#/components/schemas/B" }, { type: "null" }] } } }
        D: { type: array, items: { $ref: "#/components/schemas/D" } }

    """

  static let nests = """
    {"rain":[{"id":1,"a":[{"a":{"a":{"b":1,"c":2}}}],"b":{"a":{"b":{"a":[]}}},"c":{"x":1,"y":2,"z":[
      {"x":1,"y":2,"z":[]}]}}]}

    """
}
