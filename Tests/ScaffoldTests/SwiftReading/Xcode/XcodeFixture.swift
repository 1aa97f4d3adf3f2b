import Foundation

/// Apps as others make them, from `Tests/Adopted`.
enum XcodeFixture: String, CaseIterable, Sendable {
  /// Groups, and a package from the net.
  case xcode15 = "Projects/Xcode15"
  /// Folders that are synchronized, no Frameworks phase.
  case xcode16 = "App"
  /// All for the main actor.
  case xcode26 = "Projects/Xcode26"
  /// Settings in `.xcconfig` files, and an app for watches.
  case cocoaPods = "Projects/CocoaPods"
  case xcodeGen = "Projects/XcodeGen"

  static let file = "Weibo.xcodeproj/project.pbxproj"

  /// The files of the app by their paths.
  func files() throws -> [String: String] {
    let root = Repository.root.appending(path: "Tests/Adopted/" + rawValue)
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      if let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) {
        files[path] = text
      }
    }
    return files
  }

  func project() throws -> String { try Repository.read("Tests/Adopted/\(rawValue)/\(Self.file)") }
}
