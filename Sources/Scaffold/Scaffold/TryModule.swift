import CommandLine
import Ground
import Inference
import Model
import Templates

/// `scaffold try Issues`
struct TryModule: Command {
  static let name = "try"
  static let summary: Message =
    "Ask the real server what a module will ask, and report what would go wrong."
  static let discussion: Message = """
    It asks for two pages, for one row and for one that does not exist, by GET and through `curl`,
    and reads the answers as the module does: whether page 2 has other rows, ids identify rows,
    requests are redirected, fields are as they were, errors have words. It writes nothing and builds
    nothing. With `--write`, it makes a copy of the first row too, changes that and takes it out again, as
    far as the module does. What is said in headers and in `--query` is neither kept nor shown. It exits
    with 1 if something would go wrong; the last line is the command that helps.
    """
  static let examples = [
    "scaffold try Issues", "scaffold try Issues --base-url http://localhost:8080 --json",
    "scaffold try Issues --header \"Authorization: Bearer …\"",
  ]

  static let module = Argument(name: "name", help: "The module.", offer: .modules)
  static let address = Option(
    name: "--base-url", value: "url",
    help: "Where the server is; else SCAFFOLD_BASE_URL says it, or the project was made with it.")
  static let headers = Option(
    name: "--header", value: "header",
    help:
      "What every request has besides, such as `\"Authorization: Bearer …\"`; so has each line of "
      + "SCAFFOLD_HEADERS.",
    repetition: .repeated)
  static let query = Option(
    name: "--query", value: "name=value",
    help: "What every request says behind the `?`, such as a key.",
    repetition: .repeated)
  static let values = Option(
    name: "--set", value: "name=value", help: "What stands in the path for a name in braces.",
    repetition: .repeated)
  static let id = Option(
    name: "--id", value: "id", help: "Of an item that is one of many: which one to ask for.")
  static let write = Flag(
    name: "--write",
    help: "Make a row, change it and take it out again; those there are left alone.")
  static let parameters: [any Parameter] =
    [module, address, headers, query, values, id, write] + ReadingOptions.parameters

  private let module: String
  private let address: String?
  private let headers: [String]
  private let query: [(name: String, value: String)]
  private let values: [String: String]
  private let id: String?
  private let writes: Bool
  private let options: ReadingOptions

  init(_ arguments: Arguments, in context: Context) throws {
    module = try context.value(of: Self.module, in: arguments, command: Self.name)
    address = arguments[Self.address] ?? context.environment("SCAFFOLD_BASE_URL")
    let lines = context.environment("SCAFFOLD_HEADERS")?.split(whereSeparator: \.isNewline) ?? []
    headers = arguments.values(of: Self.headers) + lines.map(String.init)
    query = try Self.pairs(arguments.values(of: Self.query), of: Self.query.name)
    let pairs = try Self.pairs(arguments.values(of: Self.values), of: Self.values.name)
    values = Dictionary(pairs.map { ($0.name, $0.value) }) { _, last in last }
    id = arguments[Self.id]
    writes = arguments[Self.write]
    options = ReadingOptions(arguments)
    guard headers.allSatisfy({ ($0.firstIndex(of: ":") ?? $0.startIndex) > $0.startIndex }) else {
      throw WebProblem.badHeader
    }
  }

  private static func pairs(
    _ texts: [String], of option: String
  ) throws -> [(name: String, value: String)] {
    try texts.map { text in
      let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty else { throw WebProblem.badPair(option) }
      return (String(sides[0]), String(sides[1]))
    }
  }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let (project, ledger, made) = try context.reading(site.folder) { _ in
      let project = try Project(in: site)
      let ledger = try project.knownLedger(of: module)
      return (project, ledger, try project.ledger()?.answers.text("baseURL"))
    }
    var trial = try trial(of: ledger, in: project, at: address ?? made ?? "", context)
    try carryOut(&trial, ledger.answers)
    let secrets = self.secrets
    if options.isJSON {
      try context.console.json(json(of: trial).printed.hiding(secrets))
    } else {
      try context.console.out(text(of: trial).hiding(secrets))
    }
    if !trial.findings.areSound { throw AlreadyReported() }
  }
}

extension TryModule {
  private func trial(
    of ledger: Ledger, in project: Project, at base: String, _ context: Context
  ) throws -> ServerTrial {
    guard base.hasPrefix("http://") || base.hasPrefix("https://") else {
      throw WebProblem.noAddress
    }
    let usual = ledger.past.names["path"] ?? Words(of: module).kebabCased
    let requests = try ModuleRequests(of: ledger.answers, usual: usual, values: values)
    guard requests.openParameters.isEmpty else {
      throw WebProblem.openPath(requests.openParameters)
    }
    let drift = ModuleDrift(module: module, answers: ledger.answers)
    let ask: ServerTrial.Ask = {
      [headers, environment = context.environment, launch = context.launch] in
      let request = WebRequest(
        method: $0, address: $1, body: $2, headers: headers, environment: environment)
      return try request.reply(launch)
    }
    return try ServerTrial(
      drift: drift, requests: requests,
      envelope: EnvelopeStyle(project.file.envelope(of: ledger.answers)),
      addresses: ServerAddresses(below: base, query), ask: ask, fields: drift.known())
  }

  private func carryOut(_ trial: inout ServerTrial, _ answers: [Answer]) throws {
    let screens = Set(answers.list("screens"))
    let makes = answers.text("kind") == "list" && screens.contains("create")
    if writes, !makes { throw WebProblem.makesNothing(module) }
    switch answers.text("kind") {
    case "list":
      let row = try trial.tryList(opening: !screens.isDisjoint(with: ["detail", "edit"]))
      guard writes, let row else { return }
      try trial.tryWriting(like: row, as: screens, edit: answers.text("edit"))
    case "item" where answers.list("by").contains("id"):
      guard let id else { throw WebProblem.noID }
      try trial.tryItem(id: id)
    case "item": try trial.tryItem(id: nil)
    default: throw WebProblem.sendsOnly(module)
    }
  }

  /// The texts that nobody is to see: values of headers and of the query, whole and word by word.
  private var secrets: [String] {
    let values =
      headers.map { String($0.drop { $0 != ":" }.dropFirst()).trimmed } + query.map(\.value)
    return (values + values.flatMap { $0.split(separator: " ").map(String.init) })
      .filter { $0.count > 3 }
  }

  private func text(of trial: ServerTrial) -> String {
    let head: Message =
      trial.findings.areSound
      ? "\(module) and the server go together" : "\(module) and the server do not go together"
    let fault = Message("wrong").text
    let rows = trial.findings.all.map { [$0.isFault ? fault : "ok", $0.request, $0.words] }
    let next = trial.findings.update.map { ["", Message("Next: \($0)").text] } ?? []
    return ([head.text, ""] + Columns.lines(rows) + next).joined(separator: "\n")
  }

  private func json(of trial: ServerTrial) -> JSON {
    let findings = trial.findings.all.map { finding in
      JSON(object: [
        ("request", JSON(.text(finding.request))), ("words", JSON(.text(finding.words))),
        ("isFault", JSON(.flag(finding.isFault))),
      ])
    }
    let update = trial.findings.update.map { [("update", JSON(.text($0)))] } ?? []
    return JSON(
      object: [
        ("version", 1), ("module", JSON(.text(module))), ("findings", JSON(.list(findings))),
      ] + update)
  }
}

extension String {
  fileprivate func hiding(_ secrets: [String]) -> String {
    secrets.reduce(self) { $0.replacing($1, with: "…") }
  }
}
