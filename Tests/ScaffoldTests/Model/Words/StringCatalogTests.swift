import Foundation
import Testing

/// The String Catalogs of emitted projects, held against the code beside them.
@Suite struct StringCatalogTests {
  private static let modules = [
    ["Profile", "--fields", "id:UUID title:String userName:String? isOpen:Bool"],
    ["Feed", "--kind", "list", "--entity", "Post", "--title", #"动态 "a" \(b) 50 % 😀"#],
    ["SignUp", "--kind", "form", "--fields", "email:String password:Secret"],
  ]

  @Test(arguments: [["en"], ["en", "zh-Hans"], ["zh-Hans", "en", "fr"]])
  func haveTheWordsOfTheCode(languages: [String]) throws {
    let sandbox = try Sandbox()
    _ = sandbox.run(
      ["new-project", "Demo", "--at", ".", "--ui", "both"]
        + ["--languages", languages.joined(separator: ",")])
    for words in Self.modules {
      #expect(sandbox.run(["new-module"] + words).status == .success)
    }

    let catalogs = try StringCatalogFile.all(below: sandbox.root)

    #expect(
      catalogs.map(\.name) == ["AppText", "BaseText", "FeedText", "ProfileText", "SignUpText"])
    for catalog in catalogs { try catalog.check(languages) }
  }

  @Test func theExampleHasTheWordsOfItsCode() throws {
    let catalogs = try StringCatalogFile.all(
      below: Repository.root.appending(path: "Examples/LoginModule/Sources"))

    for catalog in catalogs { try catalog.check(nil) }
  }

  @Test func noWordsAreOutsideACatalog() throws {
    let sandbox = try Sandbox()
    _ = sandbox.run("new-project Demo --at . --ui both")
    for words in Self.modules { _ = sandbox.run(["new-module"] + words) }

    let calls = try sandbox.texts().filter { $0.key.hasSuffix(".swift") }.flatMap { path, text in
      text.matches(of: /NSLocalizedString|String\(localized:|localizedString\(forKey:/)
        .map { "\(path): \($0.output)" }
    }

    #expect(calls == ["Sources/Base/View/StringCatalog.swift: localizedString(forKey:"])
  }

  @Test func anAppGetsTheWordsOfItsLanguages() throws {
    let sandbox = try Sandbox.app([
      "Weibo.xcodeproj/project.pbxproj": """
      { objects = { P = { isa = PBXProject; developmentRegion = "zh-Hans"; knownRegions = (
        en, Base, "zh-Hans",
      ); }; }; rootObject = P; }
      """
    ])

    #expect(sandbox.run("new-module Login --layout folders --ui none").status == .success)

    for catalog in try StringCatalogFile.all(below: sandbox.root) {
      try catalog.check(["zh-Hans", "en"])
    }
    let text = try sandbox.read("Weibo/Base/View/BaseText.swift")
    #expect(text.contains(#"("phase.empty", "暂无内容")"#))
    let manifest = try sandbox.read("scaffold.json")
    #expect(manifest.contains(#""languages": ["zh-Hans", "en"],"#))
  }
}

/// A String Catalog on disk, with the code of its target.
private struct StringCatalogFile {
  let name: String
  private let text: String
  private let folder: URL

  static func all(below root: URL) throws -> [StringCatalogFile] {
    try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".xcstrings") && !$0.contains(".build/") }
      .map { root.appending(path: $0) }
      .map { url in
        StringCatalogFile(
          name: url.deletingPathExtension().lastPathComponent,
          text: try String(contentsOf: url, encoding: .utf8),
          folder: url.deletingLastPathComponent())
      }
      .sorted { $0.name < $1.name }
  }

  /// Whether every key of the code is in the catalog and the other way round, in every language,
  /// with the same placeholders and all plural forms.
  func check(_ languages: [String]?) throws {
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let root = try #require(json as? [String: Any])
    let written = try JSONSerialization.data(
      withJSONObject: root, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    #expect(text == String(decoding: written, as: UTF8.self))
    let source = try #require(root["sourceLanguage"] as? String)
    #expect(languages.map { $0[0] == source } ?? true)
    let strings = try #require(root["strings"] as? [String: [String: Any]])
    let code = try codeTexts()
    #expect(strings.keys.sorted() == code.keys.sorted(), "\(name)")
    for (key, string) in strings {
      #expect((string["comment"] as? String)?.isEmpty == false, "\(name): \(key)")
      let localizations = try #require(string["localizations"] as? [String: [String: Any]])
      if let languages { #expect(localizations.keys.sorted() == languages.sorted()) }
      let texts = try localizations.mapValues(forms)
      let said = try #require(texts[source]).values
      #expect(Set(said) == Set(code[key, default: []]), "\(name): \(key)")
      for (language, forms) in texts {
        if forms.keys.contains("other") {
          let one = language.hasPrefix("zh") ? [] : ["one"]
          #expect(forms.keys.sorted() == (one + ["other"]), "\(name): \(key): \(language)")
        }
        for text in forms.values {
          #expect(placeholders(text) == placeholders(said.first ?? ""), "\(key): \(language)")
        }
      }
    }
  }

  /// The texts of the code by their keys: `text("key", "Text")`, `text("key", one: "…", other: "…")`.
  private func codeTexts() throws -> [String: [String]] {
    var texts: [String: [String]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let code = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let calls = code.matches(
        of:
          #/
          text\(\s*"(?<key>[^"]+)",\s*
          (?: one:\s*(?<one>"(?:[^"\\]|\\.)*"),\s*other:\s* )?
          (?<text>"(?:[^"\\]|\\.)*")
        /#
      )
      for call in calls {
        let literals = [call.output.one, call.output.text].compactMap(\.self)
        texts[String(call.output.key)] = try literals.map { literal in
          let data = Data("[\(literal)]".utf8)
          return try #require(JSONSerialization.jsonObject(with: data) as? [String])[0]
        }
      }
    }
    return texts
  }

  /// The texts of a language by their plural forms; one without has the form ``.
  private func forms(_ localization: [String: Any]) throws -> [String: String] {
    if let unit = localization["stringUnit"] as? [String: String] {
      return ["": try #require(unit["value"])]
    }
    let variations = try #require(localization["variations"] as? [String: Any])
    let plural = try #require(variations["plural"] as? [String: [String: [String: String]]])
    return try plural.mapValues { try #require($0["stringUnit"]?["value"]) }
  }

  private func placeholders(_ text: String) -> [String] {
    text.matches(of: /%(?:\d+\$)?(?:lld|ld|d|@|f)/).map { String($0.output) }.sorted()
  }
}
