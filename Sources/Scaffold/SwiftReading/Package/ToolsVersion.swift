/// A version of Swift's tools, as the first line of a manifest names it.
package struct ToolsVersion: Hashable, Sendable {
  package let major: Int
  let minor: Int
  let patch: Int

  package init(_ major: Int, _ minor: Int, _ patch: Int = 0) {
    (self.major, self.minor, self.patch) = (major, minor, patch)
  }

  /// - Parameter text: `6`, `6.1` or `6.1.2`
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy(\.isASCII) && !part.hasPrefix("+") && !part.hasPrefix("-") ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }
}

extension ToolsVersion: Comparable, CustomStringConvertible {
  package static func < (one: ToolsVersion, other: ToolsVersion) -> Bool {
    (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
  }

  package var description: String { "\(major).\(minor)" + (patch == 0 ? "" : ".\(patch)") }
}

extension ToolsVersion {
  /// The tools version that modules need: their code says where it runs, in words that Swift 6.2
  /// brought.
  package static let needed = ToolsVersion(6, 2)

  /// The oldest whose manifests mean the same to the tools that are needed, but for the language
  /// mode of their targets.
  package static let raisable = ToolsVersion(5, 9)

  /// The toolchain that the tool was built with, taken for the one on this machine. Its patch is not
  /// known, and counts as the last there is.
  static let ofToolchain: ToolsVersion = {
    #if compiler(>=7.0)
      ToolsVersion(7, 0, 99)
    #elseif compiler(>=6.5)
      ToolsVersion(6, 5, 99)
    #elseif compiler(>=6.4)
      ToolsVersion(6, 4, 99)
    #elseif compiler(>=6.3)
      ToolsVersion(6, 3, 99)
    #elseif compiler(>=6.2)
      ToolsVersion(6, 2, 99)
    #elseif compiler(>=6.1)
      ToolsVersion(6, 1, 99)
    #else
      ToolsVersion(6, 0, 99)
    #endif
  }()

  /// The version in the first line of a manifest, such as `// swift-tools-version: 6.0`; without
  /// such a line SwiftPM takes 3.1.
  package init(ofManifest contents: [UInt8]) {
    let text = Self.place(in: contents).map { String(decoding: contents[$0], as: UTF8.self) }
    self = text.flatMap { ToolsVersion($0) } ?? ToolsVersion(3, 1)
  }

  /// Where the first line of a manifest has the version; `nil` if it says none.
  package static func place(in manifest: [UInt8]) -> Range<Int>? {
    let comment = manifest.drop { "/ \t\r\n".utf8.contains($0) }
    let key = comment.prefix("swift-tools-version:".utf8.count)
    guard String(decoding: key, as: UTF8.self).lowercased() == "swift-tools-version:" else {
      return nil
    }
    let rest = manifest[key.endIndex...].drop { " \t".utf8.contains($0) }
    let version = rest.prefix { "0123456789.".utf8.contains($0) }
    return version.startIndex..<version.endIndex
  }
}
