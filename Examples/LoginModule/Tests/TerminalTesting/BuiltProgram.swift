import Foundation

/// A program of this package, as it was built with the tests.
package enum BuiltProgram {
  package static func url(of name: String) -> URL {
    folder.appending(path: name)
  }

  private final class Marker {}

  private static var folder: URL {
    #if canImport(Darwin)
      Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
    #else
      (Bundle.main.executableURL ?? URL(filePath: ".")).deletingLastPathComponent()
    #endif
  }
}
