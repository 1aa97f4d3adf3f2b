import Ground
import Model
import SwiftReading
import Templates

/// Which tier a file is in, which line of `scaffold.json` says so, and what the file may see.
package struct FileExplanation {
  private let path: String
  private let inspection: Inspection
  private let folder: Int?

  /// - Parameter path: of a file or a folder, from the project's folder.
  package init(of path: String, in inspection: Inspection) {
    (self.path, self.inspection) = (path, inspection)
    folder = inspection.survey.files.first { $0.path.isIn(path) }?.folder
  }

  /// The lines, without a line break at the end.
  package var text: String {
    guard let folder else {
      return Message("`\(path.printable)` has no file that is checked").text
    }
    guard let position = inspection.map.positions[folder] else {
      return Message("`\(path.printable)` is in no tier: nothing in scaffold.json names it").text
    }
    let architecture = inspection.map.architecture
    let target = inspection.map.targets[folder]?.target.name
    let rows = [
      target.map { [Message("target").text, $0] },
      [Message("may see").text, seen(from: position, in: architecture)],
      [Message("may not see").text, unseen(from: position, in: architecture)],
      frameworks(for: position, in: architecture).map {
        [Message("frameworks").text, $0]
      },
    ].compactMap(\.self).filter { !$0[1].isEmpty }
    let width = rows.map { $0[0].displayWidth }.max() ?? 0
    let lines = rows.map { row in
      "  " + row[0] + String(repeating: " ", count: width - row[0].displayWidth) + "  " + row[1]
    }
    let head = Message("`\(path.printable)` is \(position.words)\(reason(in: folder, target))").text
    return ([head] + lines).joined(separator: "\n")
  }
}

extension FileExplanation {
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

  private func seen(from position: Position, in architecture: Architecture) -> String {
    (tiers(of: position, in: architecture) { $0 == .allowed }
      + (architecture.shared.isEmpty ? [] : [Message("what all tiers share").text])).joined(
        separator: ", ")
  }

  private func unseen(from position: Position, in architecture: Architecture) -> String {
    tiers(of: position, in: architecture) { $0 != .allowed }.joined(separator: ", ")
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
