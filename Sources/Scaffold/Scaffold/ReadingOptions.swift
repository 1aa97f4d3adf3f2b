import CommandLine
import Model
import Templates

/// The options of a command that only reports on a project: on which one, and whether to a program.
struct ReadingOptions {
  private let at: String?
  let isJSON: Bool

  static let parameters: [any Parameter] = [.at, .json]

  init(_ arguments: Arguments) {
    at = arguments[.at]
    isJSON = arguments[.json]
  }

  func site(in context: Context) throws -> Site { try Site(at: at, from: context.directory) }

  /// Prints one of the two.
  func tell(
    _ text: @autoclosure () throws -> String, json: @autoclosure () throws -> JSON,
    in context: Context
  ) throws {
    if isJSON {
      try context.console.json(json().printed)
    } else {
      try context.console.out(text())
    }
  }
}
