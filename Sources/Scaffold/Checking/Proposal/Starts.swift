import Ground
import Model
import SwiftReading

/// The files of which something else than their folder says what they are: those that start an app
/// stand above all others, and those that a tool wrote are none of the project's own.
struct Starts {
  /// The files that start an app. A view that starts the app as well stays one.
  private(set) var paths: [String] = []
  /// The files that a tool wrote.
  private(set) var generated: [String] = []

  init(in survey: Survey, _ targets: [ProjectMap.LocatedTarget?]) {
    for file in survey.files where targets[file.folder]?.target.kind != .test {
      let path = file.path
      let bytes = path.hasSuffix(".swift") ? survey.contents(at: path) ?? [] : []
      if Self.isGenerated(bytes) {
        generated.append(path)
      } else if Self.isCalledSo(path.lastName)
        || !path.hasSuffix("View.swift") && Self.starts(bytes)
      {
        paths.append(path)
      }
    }
  }

  private static func isCalledSo(_ name: Substring) -> Bool {
    let stem = name.prefix { $0 != "." && $0 != "+" }
    return ["main", "AppCoordinator", "AppFlowCoordinator"].contains(stem)
      || ["AppDelegate", "SceneDelegate", "Bridging-Header"].contains(where: stem.hasSuffix)
  }

  /// True if a line has an attribute that starts an app.
  private static func starts(_ bytes: [UInt8]) -> Bool {
    guard
      bytes.withUnsafeBufferPointer({
        TextSearch.start.isIn($0) || TextSearch.formerStart.isIn($0)
      })
    else { return false }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains { line in
      let word = line.drop { $0 == " " }.prefix { $0 == "@" || $0.isLetter }
      return ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains(word)
    }
  }

  /// True if the comment that a file begins with says so.
  private static func isGenerated(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(400), as: UTF8.self).split(separator: "\n")
      .prefix { $0.hasPrefix("//") || $0.hasPrefix("/*") || $0.hasPrefix(" *") }
    return head.contains { line in
      line.split(separator: " ").dropFirst().starts(with: ["Generated", "using"])
        || line.contains("DO NOT EDIT") || line.contains("@generated")
    }
  }
}
