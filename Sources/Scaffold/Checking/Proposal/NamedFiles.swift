import Ground
import Model
import SwiftReading

/// Files whose own names tell more of their tier than their folders do.
enum NamedFiles {
  /// - Returns: `nil` if there are none.
  static func architecture(
    of survey: Survey, _ targets: [ProjectMap.LocatedTarget?], flat: String?
  ) -> Architecture? {
    // Where all files are beside one another, their names tell of tiers.
    if let flat {
      return Architecture.named(
        Role.endings.map { ($0.role.rawValue, $0.ends.map { "*\($0).swift".below(flat) }) })
    }
    // Use cases may stand beside the screens that they are for. Between targets, imports tell.
    guard Set(targets.compactMap { $0?.target }.filter { $0.kind != .test }.map(\.name)).count < 2
    else { return nil }
    let areAmongOthers = survey.files.contains { file in
      file.path.hasSuffix("UseCase.swift")
        && !file.path.pathComponents.contains { Role(exactly: String($0)) == .business }
    }
    return areAmongOthers
      ? Architecture.named([(Role.business.rawValue, ["*UseCase.swift"])]) : nil
  }
}
