import Ground
import Model
import SwiftReading

/// Files that break the boundaries of a project, each line of them one.
struct Plants {
  /// The texts of the files, by their paths.
  private(set) var files: [String: String] = [:]
  private(set) var uses: [Use] = []
  /// The file in a folder that is new; `nil` where no tier has a folder.
  private(set) var newFile: String?

  struct Line: Hashable {
    let file: String
    let line: Int
  }

  /// One use upward.
  struct Use {
    let from: Position
    let to: Position
    /// `nil` where nothing of the one can be used in the other.
    let line: Line?
    /// The target that the file is to be of.
    var target: String?

    var name: String {
      Message("\(from.words.text) does not depend on \(to.words.text)").text
    }

    /// Why it was not found.
    ///
    /// - Parameters:
    ///   - found: where the file is that has it.
    ///   - target: the target that it is of.
    func problem(
      in architecture: Architecture, at found: Position?, of target: String?
    ) -> Message {
      if architecture.access(from: from, to: to) == .allowed {
        return "scaffold.json lets it, in `sees`"
      }
      guard line != nil else {
        return "no import distinguishes the two: they have no targets of their own"
      }
      guard let found, let line else { return "the rule `tier` is off there" }
      let folder = line.file.parentFolder ?? "."
      if found == from {
        return target == self.target
          ? "the rule `tier` is off there"
          : "a new file in `\(folder.printable)` is of another target, or of none"
      }
      return "a new file in `\(folder.printable)` is in \(found.words)"
    }
  }

  /// A folder of a tier with Swift files.
  private struct Place {
    let position: Position
    let folder: String
    /// The folder's place in the survey.
    let index: Int
    let target: String?
    /// True if others can import the target.
    let isLibrary: Bool
    /// The names of the tier's files here, with a `*`.
    let pattern: String
    let files: Int

    /// The line that imports the target.
    var statement: String { "import " + (target ?? "").asModuleName }
  }

  init(in inspection: Inspection, isOneTarget: Bool) {
    let places = Self.places(in: inspection)
    let levels =
      ["app"] + inspection.map.architecture.tiers.map { "tier " + $0.name } + ["shared"]
    let known = levels.compactMap { places[$0] }
    let allows = { (one: Position, other: Position) in
      inspection.map.architecture.access(from: one, to: other) == .allowed
    }
    var lines: [String: [String]] = [:]
    for (index, lower) in known.enumerated() {
      for upper in known.prefix(index) {
        // Tiers in a circle stand in no order: what one may not use counts.
        let isTurned =
          allows(lower[0].position, upper[0].position)
          && !allows(upper[0].position, lower[0].position)
        let (lows, ups) = isTurned ? (upper, lower) : (lower, upper)
        let pair =
          isOneTarget ? Self.neighbours(lows, ups) : Self.importable(lows, ups, in: inspection.map)
        guard let (low, up) = pair else {
          // What cannot import the other's target depends on nothing of it anyway.
          if !isOneTarget {
            uses.append(Use(from: lows[0].position, to: ups[0].position, line: nil))
          }
          continue
        }
        let path = low.pattern.replacing("*", with: "ScaffoldProof\(index)").below(low.folder)
        lines[path, default: []].append(isOneTarget ? use(of: up, in: low) : up.statement)
        uses.append(
          Use(
            from: low.position, to: up.position,
            line: Line(file: path, line: lines[path]?.count ?? 1), target: low.target))
      }
    }
    files.merge(lines.mapValues { $0.joined(separator: "\n") + "\n" }) { first, _ in first }
    if let largest = known.map({ $0[0] }).max(by: { $0.files < $1.files }) {
      let file = "ScaffoldProof/ScaffoldProof.swift".below(largest.folder.parentFolder ?? "")
      newFile = file
      files[file] = "struct ScaffoldProof {}\n"
    }
  }
}

extension Plants {
  /// The folders of each level of the architecture, the largest first.
  private static func places(in inspection: Inspection) -> [String: [Place]] {
    let map = inspection.map
    var places: [String: [Place]] = [:]
    let folders = inspection.survey.folders
    // A new file of a folder that targets share is of the one that has most of it.
    let homes = folders.indices.reduce(into: [String: Int]()) { homes, index in
      let path = folders[index].path
      let most = homes[path].map { folders[$0].files.count } ?? 0
      if folders[index].files.count > most { homes[path] = index }
    }
    for (index, folder) in folders.enumerated() {
      let swift = folder.files.filter { $0.hasSuffix(".swift") }
      let home = homes[folder.path] ?? index
      guard let position = map.positions[index], !position.isOfTests, !swift.isEmpty,
        folder.position != nil || map.targets[index]?.target.name == map.targets[home]?.target.name
      else {
        continue
      }
      let pattern =
        folder.position == nil ? "*.swift" : map.architecture.pattern(of: swift, position)
      if pattern.isEmpty { continue }
      places[position.level, default: []].append(
        Place(
          position: position, folder: folder.path, index: index,
          target: map.targets[index]?.target.name ?? map.architecture.target(named: position),
          isLibrary: map.targets[index]?.target.kind == .regular, pattern: pattern,
          files: swift.count))
    }
    return places.mapValues { places in
      places.sorted { ($1.files, $0.folder) < ($0.files, $1.folder) }
    }
  }

  /// Two places of one target; or else, one whose target the other one may import.
  private static func neighbours(_ lows: [Place], _ ups: [Place]) -> (low: Place, up: Place)? {
    for low in lows.prefix(most) {
      if let up = ups.first(where: { $0.target == low.target }) { return (low, up) }
    }
    return ups.first(where: \.isLibrary).map { (lows[0], $0) }
  }

  /// Two places, the target of one of which the other may import; of one module, if there are such.
  private static func importable(
    _ lows: [Place], _ ups: [Place], in map: ProjectMap
  ) -> (low: Place, up: Place)? {
    let ups = ups.filter { up in
      up.target.map { map.owner(of: $0, inFolder: up.index)?.position == up.position } ?? false
    }
    for isOfModule in [true, false] {
      for low in lows.prefix(most) {
        let up = ups.first { up in
          up.target != low.target
            && (!isOfModule || up.position.moduleOfTier == low.position.moduleOfTier)
        }
        if let up { return (low, up) }
      }
    }
    return nil
  }

  private static let most = 50

  /// A type that is declared in one place, named in another.
  private mutating func use(of upper: Place, in low: Place) -> String {
    let name = "ScaffoldProofOf\(upper.index)"
    let path = upper.pattern.replacing("*", with: name).below(upper.folder)
    files[path] = "public struct \(name) {}\n"
    let use = "let proof\(upper.index): \(name)? = nil"
    return upper.target == low.target ? use : upper.statement + "; " + use
  }
}

extension Position {
  /// The name of the level, for the order: the app, each tier, the shared part.
  fileprivate var level: String {
    switch self {
    case .app: "app"
    case .tier(let name, _): "tier " + name
    case .shared: "shared"
    case .tests: "tests"
    }
  }
}

extension Architecture {
  /// A target that `scaffold.json` names, where nothing else says those of a tier.
  fileprivate func target(named position: Position) -> String? {
    guard case .tier(let name, _) = position, !isInOneTarget else { return nil }
    return tier(named: name)?.targets.first { !$0.isGeneral }?.text
  }

  /// The pattern of names that puts files into their tier.
  fileprivate func pattern(of files: [String], _ position: Position) -> String {
    // A new file is of the app as `AppDelegate+Push.swift` is.
    guard case .tier(let name, _) = position, let tier = tier(named: name) else {
      let file = files.first { !$0.contains("+") }
      return file.map { String($0.dropLast(6)) + "+*.swift" } ?? ""
    }
    let patterns = tier.files.map { String($0.text.lastName) }
    return patterns.first { pattern in
      files.contains { $0.hasSuffix(pattern.dropFirst()) }
    } ?? "*.swift"
  }
}
