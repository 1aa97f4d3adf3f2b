import Ground
import Model
import SwiftReading

/// The files that start an app, which stand above all others whatever folder they are in.
enum Starts {
  /// Their paths. A view that starts the app as well stays one.
  static func paths(in survey: Survey, _ targets: [ProjectMap.LocatedTarget?]) -> [String] {
    survey.files.filter { targets[$0.folder]?.target.kind != .test }.map(\.path).filter { path in
      isCalledSo(path.lastName)
        || path.hasSuffix(".swift") && !path.hasSuffix("View.swift")
          && starts(survey.contents(at: path))
    }
  }

  private static func isCalledSo(_ name: Substring) -> Bool {
    let stem = name.prefix { $0 != "." && $0 != "+" }
    return ["main", "AppCoordinator", "AppFlowCoordinator"].contains(stem)
      || ["AppDelegate", "SceneDelegate", "Bridging-Header"].contains(where: stem.hasSuffix)
  }

  /// True if a line has an attribute that starts an app.
  private static func starts(_ bytes: [UInt8]?) -> Bool {
    guard let bytes,
      bytes.withUnsafeBufferPointer({
        TextSearch.start.isIn($0) || TextSearch.formerStart.isIn($0)
      })
    else { return false }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains { line in
      let word = line.drop { $0 == " " }.prefix { $0 == "@" || $0.isLetter }
      return ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains(word)
    }
  }
}
