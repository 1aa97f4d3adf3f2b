@testable import SwiftReading

/// What a value of an emitted type is made of, as far as it decides how large it is.
struct StoredType {
  let target: String
  let name: String
  /// Whether it is always as large, whatever is in it: a reference, or `@frozen`.
  let isFixed: Bool
  let parameters: [String]
  /// What it holds; that of an `indirect enum` stands elsewhere.
  let parts: [TypeText]

  var fullName: String { "\(target).\(name)" }

  init?(_ outline: TypeOutline, of source: SwiftSource, in target: String) {
    switch outline.kind {
    case .struct, .enum: isFixed = Self.isMarked(outline, in: source)
    case .class, .actor: isFixed = true
    case .typealias: isFixed = false
    case .protocol, .extension: return nil
    }
    self.target = target
    name = outline.name
    parameters = outline.parameters
    parts =
      outline.kind == .typealias
      ? outline.inherited
      : outline.properties.compactMap(\.type) + outline.cases.flatMap(\.payload)
  }

  /// What stands in the lines of its name and above it, down to its doc comment.
  private static func isMarked(_ outline: TypeOutline, in source: SwiftSource) -> Bool {
    let line = source.line(around: outline.place)
    let above = source.line(around: max(0, line.lowerBound - 1))
    let text = String(decoding: source.bytes[above.lowerBound..<outline.place], as: UTF8.self)
    let words = text.split(separator: "\n").filter { !$0.contains("//") }
      .joined(separator: " ").split(separator: " ")
    return words.contains("indirect") || words.contains("@frozen")
  }
}

extension StoredType {
  /// The target whose folder a file of a project is in.
  static func target(of path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.first == "Sources", parts.count > 2 else { return nil }
    switch parts[1] {
    case "Base": return parts[2] == "Core" ? "Core" : "Base" + parts[2]
    case "Modules": return parts.count > 4 ? parts[2] + parts[3] : nil
    default: return parts[1]
    }
  }
}
