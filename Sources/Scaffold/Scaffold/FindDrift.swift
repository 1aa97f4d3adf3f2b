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
  static let summary: Message =
    "Report what replies of the server have that a module does not know."
  static let discussion: Message = """
    New fields, fields that are gone, others that may be missing now, other types, and words that a
    choice does not have. Exits with 1 if there is any; the last line is the command by which the
    module learns it. Without a file it reads the module's replies in LocalServer, and says what
    the app cannot read.
    """
  static let examples = [
    "scaffold drift Issues issues.json", "scaffold drift Issues monday.json tuesday.json --json",
    "scaffold drift Issues",
  ]

  static let module = Argument(name: "name", help: "The module.", offer: .modules)
  static let files = Argument(
    name: "file", help: "Replies, saved; `-` is the standard input.", isRequired: false,
    isRepeated: true,
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
    files = arguments[Self.files]
    place = arguments[Self.rows]
    skipped = Set(arguments.values(of: Self.skip))
    options = ReadingOptions(arguments)
  }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let (known, envelope, local) = try context.reading(site.folder) { _ in
      let project = try Project(in: site)
      let ledger = try project.knownLedger(of: module)
      let envelope = project.file.envelope(of: ledger.answers)
      let known = ModuleDrift(
        module: module, answers: ledger.answers, place: place, skipped: skipped)
      let local =
        files.isEmpty
        ? try LocalReplies(
          of: ledger, knowing: known.known(), in: project, envelope: envelope, skipping: skipped)
        : nil
      return (known, envelope, local)
    }
    if let local {
      try options.tell(local.text(of: module), json: local.json(of: module), in: context)
      if !local.isSound { throw AlreadyReported() }
      return
    }
    let samples = try context.samples(in: files, of: envelope)
    let drift = try known.drift(of: samples)
    try options.tell(
      text(drift, samples.count, known.update(drift)), json: json(drift), in: context)
    if !drift.deviations.isEmpty { throw AlreadyReported() }
  }
}

extension FindDrift {
  private func text(_ drift: ReplyDrift, _ count: Int, _ update: String?) -> String {
    guard !drift.deviations.isEmpty else {
      let head: Message =
        count == 1 ? "The reply has what \(module) knows" : "The replies have what \(module) knows"
      return ([head.text] + absent(drift)).joined(separator: "\n")
    }
    let places = drift.deviations.count
    let head: Message =
      count == 1
      ? "The reply and \(module) differ in \(counting: places, "place")"
      : "The replies and \(module) differ in \(counting: places, "place")"
    let lines =
      [head.text, ""] + Deviation.table(drift.deviations) + absent(drift)
      + anew(drift) + (update.map { ["", Message("Next: \($0)").text] } ?? [])
    return lines.joined(separator: "\n")
  }

  /// The way to make it anew, where an update would not do.
  private func anew(_ drift: ReplyDrift) -> [String] {
    guard let identity = drift.identity else { return [] }
    let command =
      (["scaffold new-module", module.shellQuoted, "--force --from-json"]
      + files.map(\.shellQuoted)).joined(separator: " ")
    return [
      "",
      Message(
        "`\(identity.printable)` identifies entities, which no update changes; made anew: \(command)"
      ).text,
    ]
  }

  private func absent(_ drift: ReplyDrift) -> [String] {
    let paths = drift.absent.map(\.printable).joined(separator: ", ")
    return paths.isEmpty ? [] : ["", Message("Optional, and in no row: \(paths)").text]
  }

  private func json(_ drift: ReplyDrift) -> JSON {
    let identity = drift.identity.map { [("identity", JSON(.text($0)))] } ?? []
    return JSON(
      object: [
        ("version", 1), ("module", JSON(.text(module))),
        ("deviations", JSON(.list(drift.deviations.map(\.json)))),
        ("absent", JSON(texts: drift.absent)), ("edits", JSON(texts: drift.edits)),
      ] + identity)
  }
}
