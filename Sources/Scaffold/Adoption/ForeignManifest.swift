/// What can be read in a package's manifest without running it.
struct ForeignManifest {
  let toolsVersion: ToolsVersion
  private let source: SwiftSource
  private let statements: [ManifestStatement]

  init(_ contents: [UInt8]) {
    toolsVersion = ToolsVersion(ofManifest: contents)
    source = SwiftSource(contents)
    statements = ManifestParser.statements(of: source)
  }
}

extension ForeignManifest {
  /// What the manifest says of its platforms.
  enum Platforms: Equatable {
    case none
    case list([SupportedPlatform])
    /// It is no list that stands there in full.
    case unreadable
  }

  /// Whether there is a variable `package` that lines at the end can add to.
  var hasPackage: Bool { isDeclared("package") }

  /// Whether a name is declared outside all types and functions.
  func isDeclared(_ name: String) -> Bool {
    statements.contains { $0.declaredName == name }
  }

  /// The package's name, if it is written out.
  var name: String? { call?.first { $0.label == "name" }?.value.plainText }

  var platforms: Platforms {
    guard let call else { return .unreadable }
    // Whatever a statement sets later is not in the call.
    guard !statements.contains(where: \.setsPlatforms) else { return .unreadable }
    guard let value = call.first(where: { $0.label == "platforms" })?.value else { return .none }
    guard case .list(let elements) = value.kind else { return .unreadable }
    let platforms = elements.map { SupportedPlatform(text(of: $0)) }
    return platforms.contains(nil) ? .unreadable : .list(platforms.compactMap(\.self))
  }

  /// The names that targets, products and the like have.
  var names: Set<String> { Set(texts(behind: "name")) }

  /// The folders that targets are in, where the manifest says so.
  var paths: Set<String> { Set(texts(behind: "path")) }
}

extension ForeignManifest {
  /// What is between the brackets of `Package(…)`.
  private var call: [ManifestExpression.Argument]? {
    for case .variable("package", _, let value?) in statements.map(\.kind) {
      if case .call(_, let arguments) = value.kind { return arguments }
    }
    return nil
  }

  /// What an expression says, without white space and comments.
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
  fileprivate var setsPlatforms: Bool {
    switch kind {
    case .assignment(let target, _, _): target.names("platforms", of: "package")
    case .branch(_, let then, let other): (then + other).contains(where: \.setsPlatforms)
    default: false
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
