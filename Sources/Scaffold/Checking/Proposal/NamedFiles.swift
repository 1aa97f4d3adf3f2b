import Ground
import Model
import SwiftReading

/// Files whose own names say more of their tier than their folders do.
enum NamedFiles {
  /// - Returns: `nil` if there are none.
  static func architecture(
    of survey: Survey, _ targets: [ProjectMap.LocatedTarget?], flat: String?
  ) -> Architecture? {
    let found = roles(in: survey, targets, flat: flat).map { ($0.rawValue, $1) }
    let starts = Starts.paths(in: survey, targets)
    guard !found.isEmpty || !starts.isEmpty else { return nil }
    return Architecture.named([(Role.app.rawValue, starts)] + found)
  }

  private static func roles(
    in survey: Survey, _ targets: [ProjectMap.LocatedTarget?], flat: String?
  ) -> [(Role, [String])] {
    // Where all files are beside one another, their names show their tiers.
    if let flat {
      return Role.endings.map { ($0.role, $0.ends.map { "*\($0).swift".below(flat) }) }
    }
    // Use cases may stand beside the screens that they are for. Between targets, imports say.
    guard Set(targets.compactMap { $0?.target }.filter { $0.kind != .test }.map(\.name)).count < 2
    else { return [] }
    let named = endingsInFeatures(of: survey, targets)
    if named.count > 1 { return named.map { ($0.role, $0.patterns) } }
    let areAmongOthers = survey.files.contains { file in
      file.path.hasSuffix("UseCase.swift")
        && !file.path.pathComponents.contains { Role(exactly: String($0)) == .business }
    }
    return areAmongOthers ? [(.business, ["*UseCase.swift"])] : []
  }

  /// The ends of files' names where no folder has a role: a feature with a view, a view model and a
  /// router side by side. Nothing, unless that is so of a large part of the project.
  private static func endingsInFeatures(
    of survey: Survey, _ targets: [ProjectMap.LocatedTarget?]
  ) -> [(role: Role, patterns: [String])] {
    let all = survey.files.filter { file in
      file.path.hasSuffix(".swift") && targets[file.folder]?.target.kind != .test
        && !file.path.contains("Tests/")
    }.map(\.path)
    let mute = all.filter { path in
      !path.pathComponents.dropLast().contains { name in
        Role(exactly: String(name)).map { $0.isTier || $0 == .shared } ?? false
      }
    }
    guard mute.count * 4 >= all.count, mute.count > 10 else { return [] }
    let found = Role.endings.compactMap { role, ends -> (role: Role, files: Int, ends: [String])? in
      let counts = ends.map { end in mute.count { $0.hasSuffix(end + ".swift") } }
      let used = zip(ends, counts).filter { $1 > 0 }.map(\.0)
      let files = counts.reduce(0, +)
      return files > 2 ? (role, files, used) : nil
    }
    let telling = found.filter { $0.role != .data && $0.role != .service }
    guard telling.count > 1, found.reduce(0, { $0 + $1.files }) * 2 >= mute.count else { return [] }
    return telling.map { ($0.role, $0.ends.map { "*\($0).swift" }) }
  }
}
