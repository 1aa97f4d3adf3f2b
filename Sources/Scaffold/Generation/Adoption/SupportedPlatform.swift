import SwiftReading

/// An element of a manifest's `platforms:`, such as `.iOS(.v17)`.
struct SupportedPlatform: Equatable, Sendable {
  /// As it is written.
  let text: String
  /// `iOS`
  let name: String
  let version: ToolsVersion

  /// - Parameter text: without white space: `.iOS(.v17)`, `.macOS(.v10_15)`, `.iOS("16.4")`
  init?(_ text: String) {
    let parts = text.split(separator: "(", maxSplits: 1)
    guard parts.count == 2, text.hasSuffix(")"), let dot = parts[0].lastIndex(of: ".") else {
      return nil
    }
    let value = parts[1].dropLast()
    let number: String? =
      if value.hasPrefix(".v") {
        value.dropFirst(2).split(separator: "_").joined(separator: ".")
      } else if value.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") {
        String(value.dropFirst().dropLast())
      } else {
        nil
      }
    guard let version = number.flatMap({ ToolsVersion($0) }) else { return nil }
    self.text = text
    self.version = version
    name = String(parts[0][parts[0].index(after: dot)...])
  }

  private init(name: String, version: ToolsVersion) {
    text = ".\(name)(.v\(version.major))"
    self.name = name
    self.version = version
  }
}

extension SupportedPlatform {
  /// The platforms that the Base layers need.
  static let needed = [
    SupportedPlatform(name: "iOS", version: ToolsVersion(17, 0)),
    SupportedPlatform(name: "macOS", version: ToolsVersion(14, 0)),
  ]
}

extension [SupportedPlatform] {
  /// True if the Base layers run on all of them.
  var suffice: Bool {
    SupportedPlatform.needed.allSatisfy { needed in
      contains { $0.name == needed.name && $0.version >= needed.version }
    }
  }

  /// The same, with those raised that do not suffice.
  var raised: [SupportedPlatform] {
    let raised = SupportedPlatform.needed.map { needed in
      first { $0.name == needed.name && $0.version >= needed.version } ?? needed
    }
    return raised + filter { other in !raised.contains { $0.name == other.name } }
  }

  /// The list as a manifest says it: `[.iOS(.v17), .macOS(.v14)]`
  var text: String { "[" + map(\.text).joined(separator: ", ") + "]" }
}
