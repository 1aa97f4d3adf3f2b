import CommandLine
import DocumentReading
import Generation
import Ground
import Inference
import Model
import Templates

/// `scaffold drift Issues issues.json`
struct FindDrift: Command {
  static let name = "drift"
  static let summary = "Tell what replies of the server have that a module does not know."
  static let discussion = """
    New fields, fields that are gone, others that may be missing now, other types, and words that a
    choice does not have. Exits with 1 if there is any; the last line is the command by which the
    module learns it.
    """
  static let examples = [
    "scaffold drift Issues issues.json", "scaffold drift Issues monday.json tuesday.json --json",
  ]

  static let module = Argument(name: "name", help: "The module.", offer: .modules)
  static let files = Argument(
    name: "file", help: "Replies, saved; `-` is the standard input.", isRepeated: true,
    offer: .files)
  static let rows = Option(
    name: "--rows", value: "place",
    help: "Where the rows are, such as `/data/items`; if nothing is said, where they were when the "
      + "module was made, or where most is.")
  static let skip = Option(
    name: "--skip", value: "path", help: "A field that nobody wants to hear of.",
    repetition: .repeated)
  static let parameters: [any Parameter] = [module, files, rows, skip] + ReadingOptions.parameters

  private let module: String
  private let files: [String]
  private let place: String?
  private let skipped: Set<String>
  private let options: ReadingOptions

  init(_ arguments: Arguments, in context: Context) throws {
    module = try context.value(of: Self.module, in: arguments, command: Self.name)
    files = try context.values(of: Self.files, in: arguments, command: Self.name)
    place = arguments[Self.rows]
    skipped = Set(arguments.values(of: Self.skip))
    options = ReadingOptions(arguments)
  }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let workspace = try context.workspaceForReading(at: site.folder)
    let project = try Project(in: site)
    guard let ledger = try project.ledger(of: module), !ledger.isRemoved else {
      throw Refusal.unknownModule(module, known: try project.modules().map(\.name))
    }
    _ = consume workspace
    let samples = try context.samples(in: files)
    let drift = try drift(of: samples, from: ledger.answers)
    try options.tell(text(drift, samples.count), json: json(drift), in: context)
    if !drift.deviations.isEmpty { throw AlreadyReported() }
  }
}

extension FindDrift {
  private func drift(of samples: [ReplySample], from answers: [Answer]) throws -> ReplyDrift {
    guard let known = FieldsReader.fields(answers.text("fields")), !known.isEmpty else {
      throw InferenceProblem.noKnownFields(module)
    }
    let kind = InferredKind(rawValue: answers.text("kind")) ?? .item
    let place = place ?? answers.text(kind == .list ? "rows" : "payload")
    guard let pointer = JSONPointer(rows: place) else { throw UsageError.badPlace(place) }
    let inference = ReplyInference(
      entity: answers.text("entity"), kind: kind, place: place.isEmpty ? nil : pointer)
    return try inference.drift(of: samples, from: known, skipping: skipped)
  }

  private func text(_ drift: ReplyDrift, _ count: Int) -> String {
    let replies = count == 1 ? "The reply" : "The replies"
    guard !drift.deviations.isEmpty else {
      let verb = count == 1 ? "has" : "have"
      return (["\(replies) \(verb) what \(module) knows"] + absent(drift)).joined(separator: "\n")
    }
    let rows = drift.deviations.map { deviation in
      [
        deviation.path.printable, deviation.kind.rawValue, deviation.known?.printable ?? "-",
        deviation.found.printable,
      ]
    }
    let differences = drift.deviations.count.counting("place")
    let lines =
      ["\(replies) and \(module) differ in \(differences)", ""]
      + Columns.lines([["path", "is", "known", "found"]] + rows) + absent(drift)
      + ["", "Next: \(update(drift))"]
    return lines.joined(separator: "\n")
  }

  private func absent(_ drift: ReplyDrift) -> [String] {
    let paths = drift.absent.map(\.printable).joined(separator: ", ")
    return paths.isEmpty ? [] : ["", "Optional, and in no row: \(paths)"]
  }

  private func update(_ drift: ReplyDrift) -> String {
    "scaffold update \(module.shellQuoted) --fields "
      + drift.edits.joined(separator: " ").shellQuoted
  }

  private func json(_ drift: ReplyDrift) -> String {
    let deviations = drift.deviations.map { deviation in
      let members: [(String, JSON?)] = [
        ("path", JSON(.text(deviation.path))), ("kind", JSON(.text(deviation.kind.rawValue))),
        ("known", deviation.known.map { JSON(.text($0)) }),
        ("found", JSON(.text(deviation.found))),
      ]
      return JSON(object: members.compactMap { key, value in value.map { (key, $0) } })
    }
    let json = JSON(object: [
      ("version", 1), ("module", JSON(.text(module))), ("deviations", JSON(.list(deviations))),
      ("absent", JSON(texts: drift.absent)), ("edits", JSON(texts: drift.edits)),
    ])
    return String(json.fileText.dropLast())
  }
}
