import Ground
import Model
import SwiftReading
import Templates

/// Which tier a file is in, which line of `scaffold.json` says so, and what the file may depend on.
package struct FileExplanation {
  private let path: String
  private let inspection: Inspection
  private let files: [SurveyedFile]

  /// - Parameter path: of a file or a folder, from the project's folder; empty for that folder itself.
  package init(of path: String, in inspection: Inspection) {
    (self.path, self.inspection) = (path, inspection)
    files = inspection.survey.files.filter { path.isEmpty || $0.path.isIn(path) }
  }

  /// The lines, without a line break at the end.
  package var text: String { ([head.text] + Self.lines(rows)).joined(separator: "\n") }

  /// The same for a program: `message` is the first line, `parts` has the files of a folder that is
  /// not all in one place.
  package var json: JSON {
    let start: [(String, JSON)] = [
      ("version", 1), ("path", JSON(.text(path))), ("message", JSON(.text(head.text))),
    ]
    let parts = parts.map { name, count -> JSON in
      ["name": JSON(.text(name)), "files": JSON(.number(count))]
    }
    let more = place.map(members) ?? (parts.isEmpty ? [] : [("parts", JSON(.list(parts)))])
    return JSON(object: start + more)
  }

  private var shownPath: String { path.isEmpty ? "." : path.printable }

  private static func lines(_ rows: [[String]]) -> [String] {
    let rows = rows.map { $0.map(\.inOneLine) }
    let width = rows.map { $0[0].displayWidth }.max() ?? 0
    return rows.map { row in
      "  " + row[0] + String(repeating: " ", count: width - row[0].displayWidth) + "  " + row[1]
    }
  }
}

// MARK: - One place

extension FileExplanation {
  /// Where the files are, as far as the architecture goes.
  private struct Place {
    let folder: Int
    let position: Position
    let target: String?
  }

  /// `nil` if nothing is checked, if it is in no tier, or in several places.
  private var place: Place? {
    guard let folder = files.first?.folder, parts.isEmpty,
      let position = inspection.map.positions[folder]
    else { return nil }
    return Place(
      folder: folder, position: position, target: inspection.map.targets[folder]?.target.name)
  }

  private var head: Message {
    guard !files.isEmpty else { return whyNone }
    guard parts.isEmpty else {
      return "`\(shownPath)` has \(counting: files.count, "file") of several parts"
    }
    guard let place else {
      return "`\(shownPath)` is in no tier: nothing in scaffold.json names it"
    }
    return "`\(shownPath)` is \(place.position.words)\(reason(in: place.folder, place.target))"
  }

  private var rows: [[String]] {
    guard let place else {
      return parts.map { [$0.name, Message("\(counting: $0.count, "file")").text] }
    }
    let (position, architecture) = (place.position, inspection.map.architecture)
    let rows: [[String]?] = [
      place.target.map { [Message("target").text, $0] },
      Self.row("may use", seen(from: position, in: architecture)),
      Self.row("may not use", unseen(from: position, in: architecture)),
      Self.row("hides", hidden(by: position, in: architecture)),
      frameworks(for: position, in: architecture).map { [Message("frameworks").text, $0] },
    ]
    return rows.compactMap(\.self).filter { !$0[1].isEmpty }
  }

  private static func row(_ title: Message, _ names: [String]) -> [String] {
    [title.text, names.joined(separator: Message(", ").text)]
  }

  private func members(of place: Place) -> [(String, JSON)] {
    let (position, architecture) = (place.position, inspection.map.architecture)
    let target = place.target.map { [("target", JSON(.text($0)))] } ?? []
    let frameworks = Set(architecture.tiers.flatMap(\.frameworks)).sorted()
    let allowed = frameworks.filter { architecture.allows(position, framework: $0) }
    return position.members + target + [
      ("maySee", JSON(texts: seen(from: position, in: architecture))),
      ("mayNotSee", JSON(texts: unseen(from: position, in: architecture))),
      ("hides", JSON(texts: hidden(by: position, in: architecture))),
      ("frameworks", JSON(texts: allowed)),
      ("otherFrameworks", JSON(texts: frameworks.filter { !allowed.contains($0) })),
    ]
  }
}

// MARK: - Folders of several tiers, and what is not checked

extension FileExplanation {
  /// How many files of a folder are where; none if all are in one place.
  private var parts: [(name: String, count: Int)] {
    let positions = Set(files.map { inspection.map.positions[$0.folder] })
    guard positions.count > 1 else { return [] }
    let counts = Dictionary(
      files.map {
        (inspection.map.positions[$0.folder]?.words.text ?? Message("in no tier").text, 1)
      },
      uniquingKeysWith: +)
    return counts.sorted { $0.key.naturallyPrecedes($1.key) }.map { ($0.key, $0.value) }
  }

  private var whyNone: Message {
    let (name, survey) = (path.printable, inspection.survey)
    if let excluded = survey.excluded.first(where: { path.isIn($0) }) {
      return "`\(name)` is not checked: `exclude` in scaffold.json names `\(excluded.printable)`"
    }
    if inspection.map.packages.contains(where: { $0.manifest == path }) {
      return "`\(name)` is in no tier: it declares targets, which are held against it"
    }
    return
      "`\(name)` has no file that is checked: it is not in Swift or Objective-C, git ignores it, "
      + "or it is another project's"
  }
}

extension FileExplanation {
  /// The tiers whose types the position does not offer to others.
  private func hidden(by position: Position, in architecture: Architecture) -> [String] {
    guard case .tier(let name, _) = position else { return [] }
    return architecture.tier(named: name)?.hides ?? []
  }

  private func reason(in folder: Int, _ target: String?) -> Message {
    let (architecture, place) = (inspection.map.architecture, inspection.survey.folders[folder])
    let names = place.path.isEmpty ? [] : place.path.pathComponents
    let file = path.pathComponents.last ?? ""
    let found =
      architecture.placement(ofFile: file, in: names)
      ?? architecture.placement(ofFolder: names, target: target)
    guard let pattern = found?.pattern else { return ", by its name" }
    guard let offset = pattern.offset else { return ", by `\(pattern.text)`, as is usual" }
    let source = architecture.source
    let spot = SourcePlace(ofByte: offset, in: source.file, LineTable(of: source.bytes))
    return ", by `\(pattern.text)` in \(spot.file):\(spot.line):\(spot.column)"
  }

  private func seen(from position: Position, in architecture: Architecture) -> [String] {
    tiers(of: position, in: architecture) { $0 == .allowed }
      + (architecture.shared.isEmpty ? [] : [Message("what all tiers share").text])
  }

  private func unseen(from position: Position, in architecture: Architecture) -> [String] {
    tiers(of: position, in: architecture) { $0 != .allowed }
  }

  private func tiers(
    of position: Position, in architecture: Architecture, _ isWanted: (Access) -> Bool
  ) -> [String] {
    architecture.tiers.map(\.name).filter { name in
      let module = position.moduleOfTier
      if case .tier(name, _) = position { return false }
      return isWanted(architecture.access(from: position, to: .tier(name, module: module)))
    }
  }

  /// The frameworks that are for some tiers, this one among them.
  private func frameworks(for position: Position, in architecture: Architecture) -> String? {
    let all = Set(architecture.tiers.flatMap(\.frameworks)).sorted()
    guard !all.isEmpty else { return nil }
    let allowed = all.filter { architecture.allows(position, framework: $0) }
    let others = all.filter { !allowed.contains($0) }
    let named = allowed.isEmpty ? nil : Message(verbatim: allowed.joined(separator: ", "))
    let unnamed: Message? =
      others.isEmpty ? nil : "not \(others.joined(separator: ", "))"
    return Message.inARow([named, unnamed])?.text
  }
}
