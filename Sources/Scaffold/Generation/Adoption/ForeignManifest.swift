import SwiftReading

/// The facts of a package's manifest that can be read without running it.
struct ForeignManifest {
  let toolsVersion: ToolsVersion
  /// The version as it is written; empty if it is not.
  let toolsText: String
  private let source: SwiftSource
  private let statements: [ManifestStatement]

  init(_ contents: [UInt8]) {
    toolsVersion = ToolsVersion(ofManifest: contents)
    let place = ToolsVersion.place(in: contents)
    toolsText = place.map { String(decoding: contents[$0], as: UTF8.self) } ?? ""
    source = SwiftSource(contents)
    statements = ManifestParser.statements(of: source)
  }
}

extension ForeignManifest {
  /// The platforms in the manifest.
  enum Platforms: Equatable {
    case none
    case list([SupportedPlatform])
    /// It is no list that stands there in full.
    case unreadable
  }

  /// True if there is a variable `package` that lines at the end can add to.
  var hasPackage: Bool { isDeclared("package") }

  /// True if a name is declared outside all types and functions.
  func isDeclared(_ name: String) -> Bool {
    statements.contains { $0.declaredName == name }
  }

  /// The package's name, if it is written out.
  var name: String? { call?.first { $0.label == "name" }?.value.plainText }

  /// The language that the package's texts are written in, if it is written out.
  var language: String? { call?.first { $0.label == "defaultLocalization" }?.value.plainText }

  var platforms: Platforms {
    guard let call else { return .unreadable }
    // Whatever a statement sets later is not in the call.
    guard !statements.contains(where: { $0.sets("platforms") }) else { return .unreadable }
    guard let value = call.first(where: { $0.label == "platforms" })?.value else { return .none }
    guard case .list(let elements) = value.kind else { return .unreadable }
    let platforms = elements.map { SupportedPlatform(text(of: $0)) }
    return platforms.contains(nil) ? .unreadable : .list(platforms.compactMap(\.self))
  }

  /// True if it says which language modes its targets are for.
  var hasLanguageModes: Bool {
    ["swiftLanguageModes", "swiftLanguageVersions"].contains { name in
      call?.contains { $0.label == name } ?? false || statements.contains { $0.sets(name) }
    }
  }

  /// True if it is no more than values, which mean the same in every language mode.
  var isPlain: Bool { statements.allSatisfy(\.isPlain) }

  /// The names that targets, products and the like have.
  var names: Set<String> { Set(texts(behind: "name")) }

  /// The folders that targets are in, where the manifest says so.
  var paths: Set<String> { Set(texts(behind: "path")) }
}

extension ForeignManifest {
  /// The arguments between the brackets of `Package(…)`.
  private var call: [ManifestExpression.Argument]? {
    for case .variable("package", _, let value?) in statements.map(\.kind) {
      if case .call(_, let arguments) = value.kind { return arguments }
    }
    return nil
  }

  /// The text of an expression, without white space and comments.
  private func text(of expression: ManifestExpression) -> String {
    source.tokens.filter { expression.range.contains($0.range.lowerBound) }
      .map { source[$0.range] }.joined()
  }

  private func texts(behind label: StaticString) -> [String] {
    source.tokens.indices.compactMap { index in
      source.says(label, at: index) && source.says(":", at: index + 1)
        ? source.plainText(at: index + 2) : nil
    }
  }
}

extension ManifestStatement {
  fileprivate var declaredName: String? {
    switch kind {
    case .variable(let name, _, _), .computed(let name, _): name
    case .function(let function): function.name
    default: nil
    }
  }

  /// `package.platforms = …`, also in a branch.
  fileprivate func sets(_ name: String) -> Bool {
    switch kind {
    case .assignment(let target, _, _): target.names(name, of: "package")
    case .branch(_, let then, let other): (then + other).contains { $0.sets(name) }
    default: false
    }
  }

  fileprivate var isPlain: Bool {
    switch kind {
    case .computed, .function, .type, .unknown: false
    case .branch(_, let then, let other): (then + other).allSatisfy(\.isPlain)
    case .loop(_, _, let body): body.allSatisfy(\.isPlain)
    case .variable, .assignment, .expression, .return: true
    }
  }
}

extension ManifestExpression {
  fileprivate var plainText: String? {
    guard case .text(let parts) = kind, parts.count == 1, case .plain(let text) = parts[0] else {
      return nil
    }
    return text
  }

  fileprivate func names(_ member: String, of variable: String) -> Bool {
    guard case .member(let base?, member) = kind, case .word(variable) = base.kind else {
      return false
    }
    return true
  }
}
