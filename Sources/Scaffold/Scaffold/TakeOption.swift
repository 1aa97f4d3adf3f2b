import CommandLine
import Generation
import Ground
import Model
import Templates

/// `--take mine Sources/A.swift template Sources/B.swift`: whose text is taken where an edit and a change
/// of the template do not go together.
enum TakeOption {
  static let option = Option(
    name: "--take", value: "mine|template",
    help:
      "One side of the files behind it: where both changed the same, now or in an earlier run.",
    offer: .files, repetition: .several)

  /// - Throws: `UsageError` for a side or a path that there is not.
  static func sides(
    in arguments: Arguments, of site: Site, from directory: String
  ) throws -> TakenSides {
    let words = arguments.values(of: option)
    guard let first = words.first else { return .none }
    let choices = TakenSides.Side.allCases.map(\.rawValue)
    guard var side = TakenSides.Side(rawValue: first) else {
      throw UsageError.unknownChoice(first, parameter: option.name, choices: choices)
    }
    var sides: [(path: ProjectPath, side: TakenSides.Side)] = []
    var isNamed = false
    for word in words.dropFirst() {
      if let other = TakenSides.Side(rawValue: word) {
        guard isNamed else { break }
        (side, isNamed) = (other, false)
      } else {
        sides.append((try path(word, of: site, from: directory), side))
        isNamed = true
      }
    }
    guard isNamed else {
      throw UsageError.missingValue(option: option.name + " " + side.rawValue, value: "path")
    }
    return TakenSides(sides)
  }

  /// Messages name files as the project has them, wherever the command is typed.
  private static func path(
    _ word: String, of site: Site, from directory: String
  ) throws -> ProjectPath {
    let inProject = try? site.existing(word, from: site.folder)
    guard let path = try inProject ?? site.existing(word, from: directory) else {
      throw UsageError.missingValue(option: option.name, value: "path")
    }
    return path
  }
}

extension TakenSides.Side {
  /// The words for the change of a file.
  func words(of path: ProjectPath) -> Message {
    switch self {
    case .mine: "Settled as you have it: \(path)"
    case .template: "Settled as the template has it: \(path)"
    }
  }
}
