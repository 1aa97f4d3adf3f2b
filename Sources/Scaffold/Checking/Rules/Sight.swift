import Ground
import Model
import SwiftReading

/// A file imports or names something, of the project or not.
struct Sight {
  let from: Part
  let fromPosition: Position
  /// The thing that is named: a module, or a type of the project.
  let mention: Mention
  /// `nil` for what is not of the project.
  let to: Part?
  let toPosition: Position?
  let place: SourcePlace
  let declaration: SourcePlace?
}

extension Inspection {
  /// All of them but those of tests, in the order of files.
  var sights: [Sight] {
    let own = relations.filter { !$0.from.isOfTests }.map { relation in
      Sight(
        from: relation.fromPart, fromPosition: relation.from, mention: relation.mention,
        to: relation.toPart, toPosition: relation.to, place: relation.place,
        declaration: relation.declaration)
    }
    let foreign = survey.files.flatMap { file -> [Sight] in
      guard let position = map.positions[file.folder], !position.isOfTests else { return [] }
      let part = map.part(ofFolder: file.folder)
      return file.imports.filter { map.owner(of: $0.module, inFolder: file.folder) == nil }
        .map { statement in
          Sight(
            from: part, fromPosition: position, mention: .importing(statement.module), to: nil,
            toPosition: nil,
            place: SourcePlace(file: file.path, line: statement.line, column: statement.column),
            declaration: nil)
        }
    }
    return own + foreign
  }
}

extension Position {
  /// True if `scaffold.json` may call it so: the name of its tier, `app`, `shared`.
  func isCalled(_ name: String) -> Bool {
    switch self {
    case .tier(let tier, _): tier == name
    case .app: name == "app"
    case .shared: name == "shared"
    case .tests: false
    }
  }
}

extension PartNames {
  /// True if one of the patterns is about the place that has the use.
  mutating func names(viewerOf sight: Sight, in list: Int) -> Bool {
    patterns(in: list).contains { sight.fromPosition.isCalled($0.text) }
      || name(of: sight.from, in: list) != nil
  }

  /// True if one of the patterns is about what is used.
  mutating func names(viewOf sight: Sight, in list: Int) -> Bool {
    if let position = sight.toPosition, let to = sight.to {
      return patterns(in: list).contains { position.isCalled($0.text) }
        || name(of: to, in: list) != nil
    }
    return patterns(in: list).contains { $0.match(name: sight.mention.name[...]) != nil }
  }
}
