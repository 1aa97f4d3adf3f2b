import Ground
import Model
import SwiftReading

/// A place in a file, and where in the project that is.
struct OwnedPlace: Sendable {
  let position: Position
  /// Its name in a picture.
  let node: String
  /// Its target, if it is known, is one that others have to import.
  let part: Part
  let place: SourcePlace
}

extension OwnedPlace {
  /// True if it matters that the one depends on the other: they are of different parts of the
  /// project, or folders and files are held against one another.
  func isOther(_ owner: OwnedPlace, _ architecture: Architecture) -> Bool {
    owner.node != node || owner.part != part && architecture.judgesFolders
      || owner.place.file != place.file && architecture.looksInsideTargets
  }
}

extension ProjectMap {
  /// - Returns: `nil` for a file that is in no tier.
  func position(of file: SurveyedFile) -> Position? { positions[file.folder] }

  /// The targets whose declarations a file depends on: its own, and those that it imports.
  func seenTargets(by file: SurveyedFile) -> Set<String> {
    Set(file.imports.map(\.module) + [targetName(ofFolder: file.folder)].compactMap(\.self))
  }

  /// - Returns: `nil` for a file that is in no tier.
  func place(of file: SurveyedFile, line: Int, column: Int) -> OwnedPlace? {
    guard let position = positions[file.folder], let node = node(ofFolder: file.folder) else {
      return nil
    }
    return OwnedPlace(
      position: position, node: node, part: part(ofFolder: file.folder),
      place: SourcePlace(file: file.path, line: line, column: column))
  }
}

extension Relation {
  /// A file names something that another one declares.
  init(
    naming name: String, at place: SourcePlace, from: OwnedPlace, to owner: OwnedPlace,
    _ architecture: Architecture
  ) {
    self.init(
      mention: .naming(name), from: from.position, to: owner.position,
      access: architecture.access(from: from.position, to: owner.position), fromNode: from.node,
      toNode: owner.node, fromPart: from.part, toPart: owner.part, place: place,
      declaration: owner.place)
  }
}
