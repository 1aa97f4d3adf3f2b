import CommandLine
import Ground

/// `scaffold __complete -- 2 scaffold new-module --ki`, which the shells' scripts call.
///
/// A shell shows whatever comes: so it never fails, and says nothing where it knows nothing.
struct Complete: Command {
  static let name = "__complete"
  static let summary: Message = "Print what may stand at the cursor of a command line, for shells."
  static let examples = ["scaffold __complete -- 1 scaffold new-"]
  static let parameters: [any Parameter] = [cursor, words]

  static let cursor = Argument(
    name: "cursor", help: "The index of the word at the cursor.", isRequired: false)
  static let words = Argument(
    name: "word", help: "The words of the command line, the tool's own first.", isRequired: false,
    isRepeated: true)

  private let line: TypedLine?

  init(_ arguments: Arguments, in context: Context) {
    let cursor = arguments[Self.cursor].first.flatMap { Int($0) }
    line = cursor.flatMap { TypedLine(arguments[Self.words], cursor: $0) }
  }

  func run(in context: Context) {
    let lines = line.map { Completer(line: $0, context: context).completion.lines } ?? []
    if !lines.isEmpty { try? context.console.out(lines.joined(separator: "\n")) }
  }
}
