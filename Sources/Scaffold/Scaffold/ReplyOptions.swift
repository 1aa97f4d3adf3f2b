import CommandLine
import Ground
import Inference
import Model

/// The options of a command that reads what a server sends: replies that somebody has saved, or the
/// description of its API.
struct ReplyOptions {
  let samples: [String]
  let document: String?
  let operations: [String]
  /// The name in `--list` for the source of the module, if that is not its name.
  let listed: String?
  let isListing: Bool
  let isExplaining: Bool
  let overrules: Overrules
  /// The parts of the reply that nobody is to see, besides those that are plainly private.
  let redacted: [String]
  let isRedacted: Bool

  static let samples = Option(
    name: "--from-json", value: "file",
    help: "Replies of the server, saved: kind, fields and the place of the rows come from them. "
      + "Several samples of one reply say more; `-` is the standard input.",
    offer: .files, repetition: .several, topic: .source)
  static let document = Option(
    name: "--from-openapi", value: "file",
    help: "A description of the server's API in OpenAPI 3, as JSON or YAML: of the operations that "
      + "belong to the module come its kind, fields, screens, path and paging.",
    offer: .files, topic: .source)
  static let operation = Option(
    name: "--operation", value: "id",
    help: "With `--from-openapi`: an operation of the module, such as `listIssues` or "
      + "`\"GET /issues\"`, with all that belongs to it; of several, those alone. Without it, the "
      + "module's name says.",
    repetition: .repeated, topic: .source)
  static let listed = Option(
    name: "--as", value: "name",
    help:
      "With `--from-openapi`: what `--list` calls it, where the module is to be called otherwise.",
    topic: .source)
  static let list = Flag(
    name: "--list",
    help: "With `--from-openapi`: say what could become a module; change nothing.", topic: .source)
  static let explain = Flag(
    name: "--explain",
    help: "With one of these: say of each field what it is, and why; change nothing.",
    topic: .source)
  static let field = Option(
    name: "--field", value: "path=type",
    help: "With one of these: another type for a field, such as `user.id=String`.",
    repetition: .repeated, topic: .source)
  static let skip = Option(
    name: "--skip", value: "path", help: "With one of these: a field to leave out.",
    repetition: .repeated, topic: .source)
  static let only = Option(
    name: "--only", value: "paths",
    help: "With one of these: the fields to take, such as `title,user.name`; all others are left "
      + "out, but for the one that identifies entities.", topic: .source)
  static let rename = Option(
    name: "--rename", value: "path=name",
    help: "With one of these: another name for a field in Swift, such as `user.login=name`.",
    repetition: .repeated, topic: .source)

  static let redact = Option(
    name: "--redact", value: "path",
    help: "With `--from-json`: a field whose values are taken out of the reply that is kept in "
      + "LocalServer, as tokens, mails and phone numbers are.",
    repetition: .repeated, topic: .source)
  static let noRedact = Flag(
    name: "--no-redact",
    help: "With `--from-json`: keep even what is plainly private.", topic: .source)

  static let parameters: [any Parameter] = [
    samples, document, operation, listed, list, explain, field, skip, only, rename, redact,
    noRedact,
  ]

  /// - Throws: `UsageError` where options are given that go only with others, or not with them.
  init(_ arguments: Arguments) throws {
    samples = arguments.values(of: Self.samples)
    document = arguments[Self.document]
    operations = arguments.values(of: Self.operation)
    listed = arguments[Self.listed]
    isListing = arguments[Self.list]
    isExplaining = arguments[Self.explain]
    let (fields, skips) = (arguments.values(of: Self.field), arguments.values(of: Self.skip))
    let renames = arguments.values(of: Self.rename)
    let only = arguments[Self.only]?.split(separator: ",").map { $0.trimmed } ?? []
    overrules = try Overrules(fields: fields, skips: skips, only: only, renames: renames)
    if !samples.isEmpty, document != nil {
      throw UsageError.notTogether(Self.samples.name, Self.document.name)
    }
    let ofDocument = [
      (Self.operation.name, !operations.isEmpty), (Self.listed.name, listed != nil),
      (Self.list.name, isListing),
    ]
    if document == nil, let name = ofDocument.first(where: \.1)?.0 {
      throw UsageError.onlyTogether(name, with: Self.document.name)
    }
    if listed != nil, !operations.isEmpty {
      throw UsageError.notTogether(Self.listed.name, Self.operation.name)
    }
    redacted = arguments.values(of: Self.redact)
    isRedacted = !arguments[Self.noRedact]
    let ofSamples = [(Self.redact.name, !redacted.isEmpty), (Self.noRedact.name, !isRedacted)]
    if samples.isEmpty, let name = ofSamples.first(where: \.1)?.0 {
      throw UsageError.onlyTogether(name, with: Self.samples.name)
    }
    let ofEither = [
      (Self.explain.name, isExplaining), (Self.field.name, !fields.isEmpty),
      (Self.skip.name, !skips.isEmpty), (Self.only.name, !only.isEmpty),
      (Self.rename.name, !renames.isEmpty),
    ]
    if source == nil, let name = ofEither.first(where: \.1)?.0 {
      throw UsageError.onlyTogether(name, with: Self.samples.name)
    }
  }

  /// The option that says what is read; `nil` if nothing is.
  var source: String? {
    document != nil ? Self.document.name : samples.isEmpty ? nil : Self.samples.name
  }
}
