import Checking
import CommandLine
import Ground
import Model
import Templates

/// `scaffold check`
struct Check: Command {
  static let name = "check"
  static let summary: Message = "Hold the project against the architecture in its scaffold.json."
  static var discussion: Message {
    """
    \(lines: Columns.lines(Rules.all.map { [$0.name, $0.summary.text] }).joined(separator: "\n"))

    `// scaffold:allow <rule> <reason>` behind a line, or above it, makes an exception.

    A scaffold.json for a project that scaffold did not make; `*` is a module's name:

      {
        "version": 1,
        "tiers": [
          { "name": "View", "targets": ["*UI"],
            "frameworks": ["UIKit", "SwiftUI"] },
          { "name": "Business", "folders": ["Features/*/Domain"] },
          { "name": "Data", "folders": ["Data"],
            "frameworks": ["FoundationNetworking"] }
        ],
        "app": ["App"], "shared": ["Core"], "uses": { "Timeline": ["Login"] }
      }
    """
  }
  static let examples = [
    "scaffold check", "scaffold check Sources/Modules/Login", "scaffold check --format github",
    "scaffold check --write-baseline baseline.json",
    "scaffold check --baseline baseline.json", "scaffold check --since main",
    "scaffold check --fix --diff",
    "scaffold check --init --dry-run",
  ]
  static let parameters: [any Parameter] =
    [
      paths, .at, format, changed, since, fix, baseline, noBaseline, newBaseline, lessBaseline,
      .manifest, proposal, proof,
    ]
    + PlanOptions.parameters

  static let paths = Argument(
    name: "path", help: "Files and folders to report on; all if none is named.", isRequired: false,
    isRepeated: true, offer: .files)
  static let format = Option(
    name: "--format", value: "format", help: "How to print what was found.",
    choices: ReportFormat.allCases.map(\.rawValue),
    defaultValue: Message(verbatim: ReportFormat.text.rawValue))
  static let changed = Flag(
    name: "--changed", help: "Judge just the files that changed since the last commit.")
  static let since = Option(
    name: "--since", value: "revision", help: "Report only what is new since this branch left it.")
  static let fix = Flag(
    name: "--fix", help: "Fix what needs no decision, and report what is left.")
  static let baseline = Option(
    name: "--baseline", value: "file", help: "Violations that may stay until they are fixed.",
    offer: .files)
  static let noBaseline = Flag(
    name: "--no-baseline", help: "Report what the baseline of scaffold.json lets pass, too.")
  static let newBaseline = Option(
    name: "--write-baseline", value: "file", help: "Write all violations to a baseline.",
    offer: .files)
  static let lessBaseline = Option(
    name: "--shrink-baseline", value: "file", help: "Take what was fixed out of a baseline.",
    offer: .files)
  static let proposal = Flag(
    name: "--init", help: "Write a scaffold.json for a project that has none.")

  static let proof = Flag(
    name: "--prove",
    help: "Break each boundary in files that are never written, and report which hold.")

  private let subject: CheckSubject
  private let reporter: CheckReporter
  private let mode: Mode
  private let options: PlanOptions

  /// What a run is for.
  private enum Mode {
    case report
    case changes
    case since(String)
    case proof
    case fix
    case proposal
    case writeBaseline(ProjectPath)
    case shrinkBaseline(ProjectPath)
  }

  init(_ arguments: Arguments, in context: Context) throws {
    options = PlanOptions(arguments)
    let words = arguments[Self.paths]
    let directory = context.directory
    let start = words.first.map { $0.absolute(in: directory) } ?? directory
    // What is to be made is made here, whatever there is above.
    let folder = arguments[.at] ?? (arguments[Self.proposal] ? "." : nil)
    let site = try Site(at: folder, from: directory, lookingFrom: start)
    let named = try words.map { try site.existing($0, from: directory) }
    let file = { (option: Option) in
      try arguments[option].map { word in
        guard let path = try site.path(of: word, from: directory) else {
          throw UsageError.notAFile(word)
        }
        return path
      }
    }
    let baseline = try file(Self.baseline)
    let newBaseline = try file(Self.newBaseline)
    let lessBaseline = try file(Self.lessBaseline)
    let format = try Self.format(in: arguments)
    mode =
      if arguments[Self.proposal] {
        .proposal
      } else if let newBaseline {
        .writeBaseline(newBaseline)
      } else if let lessBaseline {
        .shrinkBaseline(lessBaseline)
      } else if arguments[Self.fix] {
        .fix
      } else if arguments[Self.changed] {
        .changes
      } else if let revision = arguments[Self.since] {
        .since(revision)
      } else {
        arguments[Self.proof] ? .proof : .report
      }
    subject = CheckSubject(
      site: site,
      // The project's own folder is all there is.
      paths: named.contains(nil) ? [] : named.compactMap(\.self),
      baseline: baseline, ignoresBaseline: arguments[Self.noBaseline],
      dump: try context.dump(in: arguments))
    reporter = CheckReporter(
      subject: subject, format: options.isJSON ? .json : format,
      command: Self.command(of: arguments))
  }

  /// The format that was typed.
  ///
  /// - Throws: `UsageError` for options that do not go together.
  private static func format(in arguments: Arguments) throws(UsageError) -> ReportFormat {
    let format = arguments[format].flatMap(ReportFormat.init) ?? .text
    let modes = exclusive.filter(arguments.has).compactMap(\.flag)
    guard modes.count < 2 else { throw .notTogether(modes[0], modes[1]) }
    // What a baseline lets pass is not fixed.
    let besides = modes.filter { $0 != baseline.name } + (format == .text ? [] : [Self.format.name])
    if arguments[fix], let other = besides.first { throw .notTogether(fix.name, other) }
    return format
  }

  /// The options of which one alone may be given.
  private static let exclusive: [any Parameter] = [
    changed, since, baseline, newBaseline, lessBaseline, noBaseline, proposal, proof,
  ]

  /// The words of a run but for how it prints what is found.
  private static func command(of arguments: Arguments) -> String {
    let flags = [changed, noBaseline].filter { arguments[$0] }.map(\.name)
    let settings = [Option.at, since, baseline, .manifest].compactMap { option in
      arguments[option].map { "\(option.name) \($0.shellQuoted)" }
    }
    return (["scaffold \(name)"] + flags + settings + arguments[paths].map(\.shellQuoted))
      .joined(separator: " ")
  }

  func run(in context: Context) throws {
    let changes = ChangeCheck(subject: subject, reporter: reporter)
    switch mode {
    case .report: try report(in: context)
    case .changes: try changes.run(in: context)
    case .since(let revision): try changes.run(since: revision, in: context)
    case .proof: try prove(in: context)
    case .fix, .proposal, .writeBaseline, .shrinkBaseline: try write(in: context)
    }
  }

  /// Writes a proposal, a baseline, or what can be fixed.
  private func write(in context: Context) throws {
    let baselines = BaselineWriter(subject: subject, options: options)
    let fixer = CheckFixer(subject: subject, options: options)
    do {
      let workspace = try context.workspace(
        at: subject.site.folder, isDryRun: options.isDryRun)
      switch mode {
      case .proposal:
        try ProposalWriter(reporter: reporter, options: options).run(in: workspace, context)
      case .writeBaseline(let path): try baselines.write(to: path, in: workspace, context)
      case .shrinkBaseline(let path): try baselines.shrink(path, in: workspace, context)
      default: try fixer.run(in: workspace, context)
      }
    }
    if case .fix = mode, !options.isDryRun { try reportRest(in: context) }
  }

  private func report(in context: Context) throws {
    let (project, inspection, findings) = try context.reading(subject.site.folder) { _ in
      let (project, inspection) = try subject.inspected()
      return (project, inspection, try subject.findings(in: inspection))
    }
    try reporter.tell(findings, of: project, inspection, in: context)
  }

  /// Reports the findings that are left after all fixes.
  private func reportRest(in context: Context) throws {
    let (project, inspection) = try subject.inspected()
    let findings = try subject.findings(in: inspection)
    guard options.isJSON else {
      try context.console.out("")
      return try reporter.tell(findings, of: project, inspection, in: context)
    }
    let isBroken = findings.contains {
      subject.isAskedFor($0.place.file) && $0.severity == .error
    }
    if isBroken { throw AlreadyReported() }
  }

  /// `--prove`
  private func prove(in context: Context) throws {
    let (project, inspection) = try context.reading(subject.site.folder) { _ in
      try subject.inspected()
    }
    let proof = try BoundaryProof(of: inspection, in: project.root, project.file)
    if options.isJSON {
      try context.console.json(proof.json.printed)
    } else {
      try context.console.out(proof.text)
    }
    if !proof.isWhole { throw AlreadyReported() }
  }
}
