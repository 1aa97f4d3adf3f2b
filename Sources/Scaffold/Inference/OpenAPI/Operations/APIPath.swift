import Templates

/// A path of a description, such as `/repos/{owner}/issues/{issue_number}`.
struct APIPath: Equatable {
  let text: String
  private let segments: [Substring]

  init(_ text: String) {
    self.text = text
    segments = text.split(separator: "/")
  }
}

extension APIPath {
  /// The name in the last segment, if that is nothing but a name in braces.
  var lastParameter: String? { segments.last.flatMap(Self.parameter) }

  /// The path without its last segment.
  var parent: String { "/" + segments.dropLast().joined(separator: "/") }

  var count: Int { segments.count }

  /// Whether `--path` takes it: parameters are whole segments of letters, digits and few signs.
  var isPlain: Bool {
    segments.allSatisfy { segment in
      Self.parameter(segment) != nil
        || segment.utf8.allSatisfy { $0.isLetterOrDigit || "-_.~@+,=".utf8.contains($0) }
    }
  }

  /// What the segments are called that are no parameters, the last one first.
  var words: [String] {
    segments.filter { !$0.contains("{") }.reversed().map { segment in
      Words(of: String(segment.prefix { $0 != "." })).pascalCased
    }
  }

  private static func parameter(_ segment: Substring) -> String? {
    guard segment.hasPrefix("{"), segment.hasSuffix("}") else { return nil }
    return String(segment.dropFirst().dropLast())
  }

  /// The path as `--path` takes it.
  ///
  /// - Parameter isOfOne: whether the last parameter is the id of what is asked for.
  func request(isOfOne: Bool) -> String {
    var taken = Self.taken
    var parts: [String] = []
    for (index, segment) in segments.enumerated() {
      guard let parameter = Self.parameter(segment) else {
        parts.append(String(segment))
        continue
      }
      if isOfOne, index == segments.count - 1 {
        parts.append("{id}")
        continue
      }
      let owner = index > 0 ? Words(of: String(segments[index - 1])).singular.snakeCased : ""
      let plain = Words(of: parameter).snakeCased
      let names = [plain, owner + "_" + plain, plain + "_\(index)"]
      let name = names.first { Self.isName($0) && !taken.contains($0) } ?? "value_\(index)"
      taken.insert(name)
      parts.append("{\(name)}")
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Names that `--path` knows as something else.
  private static let taken: Set<String> = [
    "client", "cursor", "database", "id", "input", "list", "memory", "network", "storage", "text",
    "transport",
  ]

  private static func isName(_ text: String) -> Bool {
    text.utf8.first.map { $0.isLetter } ?? false && !SwiftKeyword.isReserved(text)
  }
}
