/// What can be read in a package's manifest without running it.
struct ForeignManifest {
  let toolsVersion: ToolsVersion
  private let source: SwiftSource

  init(_ contents: [UInt8]) {
    toolsVersion = ToolsVersion(ofManifest: contents)
    source = SwiftSource(contents)
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
    topLevel.contains { index in
      (source.says("let", at: index) || source.says("var", at: index)
        || source.says("func", at: index)) && source[index + 1] == name
    }
  }

  /// The package's name, if it is written out.
  var name: String? {
    call.flatMap { value(of: "name", in: $0) }.flatMap { source.plainText(at: $0) }
  }

  var platforms: Platforms {
    guard let call else { return .unreadable }
    // Whatever a statement sets later is not in the call.
    let isSetLater = topLevel.contains { index in
      source.says("package", at: index) && source.says(".", at: index + 1)
        && source.says("platforms", at: index + 2)
    }
    guard !isSetLater else { return .unreadable }
    guard let start = value(of: "platforms", in: call) else { return .none }
    guard source.says("[", at: start), let end = source.closing(start),
      source.says(",", at: end + 1) || source.says(")", at: end + 1)
    else { return .unreadable }
    let elements = elements(in: (start + 1)..<end).map { SupportedPlatform($0) }
    return elements.contains(nil) ? .unreadable : .list(elements.compactMap(\.self))
  }

  /// The names that targets, products and the like have.
  var names: Set<String> { Set(texts(behind: "name")) }

  /// The folders that targets are in, where the manifest says so.
  var paths: Set<String> { Set(texts(behind: "path")) }
}

extension ForeignManifest {
  /// The tokens outside all brackets.
  private var topLevel: [Int] {
    var depth = 0
    return source.tokens.indices.filter { index in
      depth += source.bracket(at: index)
      return depth == 0
    }
  }

  /// The tokens between the brackets of `Package(…)`.
  private var call: Range<Int>? {
    let start = topLevel.first { index in
      (source.says("let", at: index) || source.says("var", at: index))
        && source.says("package", at: index + 1)
    }
    guard let start,
      let bracket = source.tokens.indices[start...].first(where: { source.says("(", at: $0) }),
      let end = source.closing(bracket)
    else { return nil }
    return (bracket + 1)..<end
  }

  /// Where the value of an argument starts.
  private func value(of label: String, in call: Range<Int>) -> Int? {
    var depth = 0
    for index in call {
      if depth == 0, source[index] == label, source.says(":", at: index + 1) { return index + 2 }
      depth += source.bracket(at: index)
    }
    return nil
  }

  /// The texts of the elements of a list.
  private func elements(in list: Range<Int>) -> [String] {
    var (elements, depth, start) = ([String](), 0, list.lowerBound)
    for index in list {
      if depth == 0, source.says(",", at: index) {
        elements.append(text(of: start..<index))
        start = index + 1
      }
      depth += source.bracket(at: index)
    }
    return (elements + [text(of: start..<list.upperBound)]).filter { !$0.isEmpty }
  }

  private func text(of tokens: Range<Int>) -> String { tokens.map { source[$0] }.joined() }

  private func texts(behind label: StaticString) -> [String] {
    source.tokens.indices.compactMap { index in
      source.says(label, at: index) && source.says(":", at: index + 1)
        ? source.plainText(at: index + 2) : nil
    }
  }
}
