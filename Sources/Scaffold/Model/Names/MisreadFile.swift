import Ground

/// A file that SwiftPM or an editor takes for something by its name alone, whatever is in it.
package enum MisreadFile: Sendable {
  /// `main.swift`: the target that has it is a program, and no test can link a library of it.
  case program
  /// `LinuxMain.swift`, `XCTMain.swift`: it runs in place of the tests.
  case testStart
  /// `Package.swift`: its folder is a package.
  case package

  /// SwiftPM looks for `main` in any letter case. Where disks do not distinguish it, so do the
  /// others.
  package init?(named file: String) {
    guard file.utf8.count <= "LinuxMain.swift".utf8.count else { return nil }
    let parts = file.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, Self.compiled.contains(parts[1]) else { return nil }
    switch (parts[0], parts[1]) {
    case ("main", _): self = .program
    case ("linuxmain", "swift"), ("xctmain", "swift"): self = .testStart
    case ("package", "swift"): self = .package
    default: return nil
    }
  }

  /// The endings of what a target compiles.
  private static let compiled: Set<Substring> = [
    "c", "cc", "cpp", "cxx", "m", "mm", "s", "swift",
  ]

  /// The effect of the name, said of the file.
  var effect: Message {
    switch self {
    case .program: "makes SwiftPM take the target for a program"
    case .testStart: "is what SwiftPM runs in place of the tests"
    case .package: "makes editors take its folder for a package"
    }
  }
}
