import CommandLine
import Inference
import Model

/// The options of a command that reads replies which somebody has saved.
struct SampleOptions {
  let files: [String]
  let isExplaining: Bool
  let overrules: Overrules

  static let files = Option(
    name: "--from-json", value: "file",
    help: "Replies of the server, saved: kind, fields and the place of the rows come from them. "
      + "Several samples of one reply tell more; `-` is the standard input.",
    offer: .files, repetition: .several)
  static let explain = Flag(
    name: "--explain",
    help: "With `--from-json`: say of each field what it is, why, and of how many values; change "
      + "nothing.")
  static let field = Option(
    name: "--field", value: "path=type",
    help: "With `--from-json`: another type for a field, such as `user.id=String`.",
    repetition: .repeated)
  static let skip = Option(
    name: "--skip", value: "path", help: "With `--from-json`: a field to leave out.",
    repetition: .repeated)
  static let rename = Option(
    name: "--rename", value: "path=name",
    help: "With `--from-json`: another name for a field in Swift, such as `user.login=name`.",
    repetition: .repeated)

  static let parameters: [any Parameter] = [files, explain, field, skip, rename]

  /// - Throws: `UsageError` where options are given that go only with samples.
  init(_ arguments: Arguments) throws {
    files = arguments.values(of: Self.files)
    isExplaining = arguments[Self.explain]
    let (fields, skips) = (arguments.values(of: Self.field), arguments.values(of: Self.skip))
    let renames = arguments.values(of: Self.rename)
    overrules = try Overrules(fields: fields, skips: skips, renames: renames)
    guard files.isEmpty else { return }
    let given = [
      (Self.explain.name, isExplaining), (Self.field.name, !fields.isEmpty),
      (Self.skip.name, !skips.isEmpty), (Self.rename.name, !renames.isEmpty),
    ]
    if let name = given.first(where: \.1)?.0 {
      throw UsageError.onlyTogether(name, with: Self.files.name)
    }
  }
}
