import Checking
import CommandLine
import Generation
import Ground
import Model
import SwiftReading
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

  let site: Site
  private let paths: [ProjectPath]
  private let format: ReportFormat
  private let baseline: ProjectPath?
  private let newBaseline: ProjectPath?
  private let lessBaseline: ProjectPath?
  let dump: JSONSource?
  private let isOfChanges: Bool
  private let ignoresBaseline: Bool
  private let revision: String?
  private let isProposal: Bool
  private let isMending: Bool
  private let isProof: Bool
  /// The words of this run but for how it prints what is found.
  private let command: String
  let options: PlanOptions

  init(_ arguments: Arguments, in context: Context) throws {
    options = PlanOptions(arguments)
    let words = arguments[Self.paths]
    let directory = context.directory
    let start = words.first.map { $0.absolute(in: directory) } ?? directory
    isProposal = arguments[Self.proposal]
    isMending = arguments[Self.fix]
    isProof = arguments[Self.proof]
    // What is to be made is made here, whatever there is above.
    let folder = arguments[.at] ?? (isProposal ? "." : nil)
    let site = try Site(at: folder, from: directory, lookingFrom: start)
    self.site = site
    let named = try words.map { try site.existing($0, from: directory) }
    // The project's own folder is all there is.
    paths = named.contains(nil) ? [] : named.compactMap(\.self)
    let file = { (option: Option) in
      try arguments[option].map { word in
        guard let path = try site.path(of: word, from: directory) else {
          throw UsageError.notAFile(word)
        }
        return path
      }
    }
    baseline = try file(Self.baseline)
    newBaseline = try file(Self.newBaseline)
    lessBaseline = try file(Self.lessBaseline)
    isOfChanges = arguments[Self.changed]
    ignoresBaseline = arguments[Self.noBaseline]
    revision = arguments[Self.since]
    let flags = [Self.changed, Self.noBaseline].filter { arguments[$0] }.map(\.name)
    let settings = [Option.at, Self.since, Self.baseline, .manifest].compactMap { option in
      arguments[option].map { "\(option.name) \($0.shellQuoted)" }
    }
    command = (["scaffold \(Self.name)"] + flags + settings + words.map(\.shellQuoted))
      .joined(separator: " ")
    let name = arguments[Self.format] ?? ReportFormat.text.rawValue
    let formats = [(Self.format.name, name != ReportFormat.text.rawValue)].filter(\.1)
    let modes = [
      (Self.changed.name, arguments[Self.changed]), (Self.since.name, revision != nil),
      (Self.baseline.name, baseline != nil), (Self.newBaseline.name, newBaseline != nil),
      (Self.lessBaseline.name, lessBaseline != nil), (Self.noBaseline.name, ignoresBaseline),
      (Self.proposal.name, arguments[Self.proposal]), (Self.proof.name, isProof),
    ].filter(\.1)
    let mending = [(Self.fix.name, isMending)].filter(\.1)
    // What a baseline lets pass is not fixed.
    let besides = mending.isEmpty ? [] : modes.filter { $0.0 != Self.baseline.name } + formats
    guard modes.count < 2, mending.isEmpty || besides.isEmpty else {
      let pair = (modes.count < 2 ? mending + besides : modes).map(\.0)
      throw UsageError.notTogether(pair[0], pair[1])
    }
    format = options.isJSON ? .json : ReportFormat(rawValue: name) ?? .text
    dump = try context.dump(in: arguments)
  }

  func run(in context: Context) throws {
    if isProposal || isMending || newBaseline != nil || lessBaseline != nil {
      try write(in: context)
      if isMending, !options.isDryRun { try tellWhatIsLeft(context) }
    } else if isOfChanges {
      try tellOfChanges(in: context)
    } else if let revision {
      try tell(since: revision, in: context)
    } else {
      let (project, inspection, findings) = try context.reading(site.folder) { _ in
        let (project, inspection) = try inspected()
        return (project, inspection, try isProof ? [] : beyondKnown(in: inspection))
      }
      if isProof { return try prove(inspection, of: project, context) }
      try tell(findings, of: project, inspection, in: context)
    }
  }

  /// The project, and all that a rule may ask for.
  private func inspected() throws -> (Project, Inspection) {
    let project = try Project(in: site, else: .noArchitecture(site.name))
    let inspection = try Inspection(
      of: project.root, project.file, dump: dump, readsLedgers: true, isBrief: true)
    return (project, inspection)
  }

  /// The findings that the baseline does not let pass.
  private func beyondKnown(in inspection: Inspection) throws -> [Finding] {
    try Checker(inspection: inspection).findings()
      .beyond(knownBaseline(of: inspection), in: site, inspection)
  }

  private func knownBaseline(of inspection: Inspection) -> ProjectPath? {
    ignoresBaseline ? nil : baseline ?? inspection.map.architecture.baseline
  }

  /// Writes a proposal, a baseline, or what can be fixed.
  private func write(in context: Context) throws {
    let workspace = try context.workspace(at: site.folder, isDryRun: options.isDryRun)
    if isProposal { return try propose(in: workspace, context) }
    let (project, inspection) = try inspected()
    let findings = try Checker(inspection: inspection).findings()
    if let newBaseline {
      let known = try? Baseline(at: newBaseline, in: site)
      try write(Baseline(of: findings, after: known), to: newBaseline, in: workspace, context)
    } else if let lessBaseline {
      let known = try Baseline(at: lessBaseline, in: site)
      try write(
        known.shrunk(to: findings, isThere: inspection.hasFile), to: lessBaseline, in: workspace,
        context)
    } else {
      let known = knownBaseline(of: inspection)
      try mend(
        findings.beyond(known, in: site, inspection), beyond: known, of: project, inspection,
        in: workspace, context)
    }
  }

  /// `--prove`
  private func prove(
    _ inspection: Inspection, of project: Project, _ context: Context
  ) throws {
    let proof = try BoundaryProof(of: inspection, in: project.root, project.file)
    if options.isJSON {
      try context.console.json(proof.json)
    } else {
      try context.console.out(proof.text)
    }
    if !proof.isWhole { throw AlreadyReported() }
  }

  /// Reports the findings that are left after all fixes.
  private func tellWhatIsLeft(_ context: Context) throws {
    let (project, inspection) = try inspected()
    let findings = try beyondKnown(in: inspection)
    guard options.isJSON else {
      try context.console.out("")
      return try tell(findings, of: project, inspection, in: context)
    }
    let isBroken = findings.contains { isAskedFor($0.place.file) && $0.severity == .error }
    if isBroken { throw AlreadyReported() }
  }
}

// MARK: - What changed

extension Check {
  /// `--changed`
  private func tellOfChanges(in context: Context) throws {
    let (project, inspection, changes, findings) = try context.reading(site.folder) { _ in
      try changed(in: Project(in: site, else: .noArchitecture(site.name)), context)
    }
    let known = inspection.map.architecture.baseline
    let beyond = try findings.beyond(known, in: site, inspection).filter { $0.rule != "baseline" }
    try tell(beyond, of: project, inspection, among: changes.files, in: context)
  }

  /// What git has not committed, and the findings there.
  private func changed(
    in project: Project, _ context: Context
  ) throws -> (Project, Inspection, Changes, [Finding]) {
    // While git works, the files are found, and read if all of them have to be.
    let ((layout, survey), changes) = try both {
      [dump] in
      let layout = try ProjectLayout(of: project.root, project.file, dump: dump)
      return (layout, layout.isOneTarget ? layout.survey() : nil)
    } _: {
      [launch = context.launch] in
      try Changes(in: project.root, launch)
    }
    let inspection = try Inspection(
      of: layout, survey ?? layout.survey(only: changes.files), isBrief: true, only: changes.files)
    let findings = try Checker(inspection: inspection).findings(isPartial: true)
      .filter { changes.files.contains($0.place.file) }
    return (project, inspection, changes, findings)
  }

  /// `--since main`
  private func tell(since revision: String, in context: Context) throws {
    let (project, inspection, changes, now, before) = try context.reading(site.folder) { _ in
      let (project, inspection) = try inspected()
      let changes = try Changes(since: revision, in: project.root, context.launch)
      let now = try Checker(inspection: inspection).findings()
      let past = try Inspection(
        of: project.root, project.file, dump: dump, isBrief: true, past: changes.past)
      return (project, inspection, changes, now, try Checker(inspection: past).findings())
    }
    let (new, mended) = now.compared(with: before)
    try tell(new, of: project, inspection, among: changes.files, in: context) {
      "Since \(revision.printable): \(counting: new.count, "new violation"), "
        + "\(mended) fixed, in \(counting: changes.files.count, "changed file")"
    }
  }
}

extension [Finding] {
  /// Those that were not there before, and how many are gone.
  fileprivate func compared(with before: [Finding]) -> (new: [Finding], mended: Int) {
    var known = before.reduce(into: [[String]: Int]()) { $0[$1.identity, default: 0] += 1 }
    let new = filter { finding in
      guard let count = known[finding.identity], count > 0 else { return true }
      known[finding.identity] = count - 1
      return false
    }
    return (new, known.values.reduce(0, +))
  }
}

extension Finding {
  /// The facts that stay the same while lines move.
  fileprivate var identity: [String] { [rule, place.file, subject] }
}

// MARK: - Report

extension Check {
  private func tell(
    _ findings: [Finding], of project: Project, _ inspection: Inspection,
    among files: Set<String>? = nil, in context: Context, head: (() -> Message)? = nil
  ) throws {
    let name = project.file.name.isEmpty ? site.lastName : project.file.name
    let report = report(findings, on: inspection, of: name, among: files)
    let tell =
      switch format {
      case .text, .xcode: context.console.out
      case .github, .agent: context.console.document
      case .json, .sarif: context.console.json
      }
    if let head, format == .text { try tell(head().text) }
    try tell(report.text(as: format, style: context.console.style))
    if format == .text { tellWhatIsUnknown(in: inspection, context) }
    guard !report.violations.isEmpty else { return }
    // A person is shown the way out; Xcode would take it for one more finding.
    throw format == .text
      ? Refusal.violations(report.violations.count) as any Failure : AlreadyReported()
  }

  /// A manifest that computes its targets cannot be read without running it, and what no target names
  /// is judged by what stands beside it.
  private func tellWhatIsUnknown(in inspection: Inspection, _ context: Context) {
    let open = inspection.map.packages.filter { !$0.contents.isComplete && $0.isWhole }
    for package in open where package.isPackage {
      let wayOut: Message =
        package.folder.isEmpty
        ? "`swift package dump-package > dump.json`, then `--manifest dump.json` names them"
        : "write them out to have them checked"
      let line = package.contents.doubt.map { ":\($0.line)" } ?? ""
      let note = Message(
        "`\(site.naming(package.manifest))\(line)` computes some of its targets, which are not held against it; "
          + "\(wayOut)")
      context.console.err("note: \(note)")
    }
    let helped = open.filter { !$0.isPackage }
    if let first = helped.first {
      let note = Message(
        "a helper of Tuist makes targets of \(counting: helped.count, "project"), such as "
          + "`\(site.naming(first.manifest))`; the folders in them, such as `Sources` and `Tests`, are taken "
          + "for them")
      context.console.err("note: \(note)")
    }
    let assumed = inspection.assumedFiles
    if let first = assumed.first {
      let note = Message(
        "no target names \(counting: assumed.count, "file"), such as `\(site.naming(first))`; "
          + "what stands beside it says where it belongs")
      context.console.err("note: \(note)")
    }
  }

  func report(
    _ findings: [Finding], on inspection: Inspection, of project: String,
    among files: Set<String>? = nil
  ) -> Report {
    Report(
      findings: findings.filter { isAskedFor($0.place.file) },
      files: inspection.survey.files.count { file in
        isAskedFor(file.path) && files?.contains(file.path) ?? true
      }, project: project,
      root: site.folder, command: command, naming: site.naming,
      contents: { [folder = site.folder] in try? Disk.contents(of: folder + "/" + $0) })
  }

  func isAskedFor(_ file: String) -> Bool {
    paths.isEmpty || paths.contains { file.isIn($0.text) }
  }

  private func write(
    _ baseline: Baseline, to path: ProjectPath, in workspace: borrowing Workspace,
    _ context: Context
  ) throws {
    var planner = Planner(root: site.folder, isForced: options.isForced)
    let old = try Disk.contents(of: path.path(in: site.folder))
    let isKnown = old.map { (try? Baseline(JSONSource(file: path.text, bytes: $0))) != nil }
    try planner.writeLedger(baseline.fileText, to: path, isKnown: isKnown == true)
    try context.carryOut(planner.plan(), in: workspace, options, of: Self.name) {
      Message(
        "Wrote \(site.naming(path.text)): \(baseline.summary)\n"
          + "Next: scaffold check --baseline \(site.naming(path.text))"
      ).text
    }
  }
}

extension [Finding] {
  /// The findings that the baseline does not let pass.
  func beyond(
    _ baseline: ProjectPath?, in site: Site, _ inspection: Inspection
  ) throws -> [Finding] {
    guard let baseline else { return self }
    return try Baseline(at: baseline, in: site).apply(to: self, isThere: inspection.hasFile)
  }
}

extension Baseline {
  /// - Throws: `UsageError` if there is no such file.
  fileprivate init(at path: ProjectPath, in site: Site) throws {
    guard let bytes = try Disk.contents(of: path.path(in: site.folder)) else {
      throw UsageError.missingBaseline(path.text)
    }
    try self.init(JSONSource(file: path.text, bytes: bytes))
  }
}

extension Refusal {
  static func violations(_ count: Int) -> Refusal {
    Refusal(
      "violations", "the architecture is broken in \(counting: count, "place")",
      "fix what is reported above, or allow it with `// scaffold:allow <rule> <reason>`")
  }
}

extension UsageError {
  static func missingBaseline(_ name: String) -> UsageError {
    UsageError(
      Complaint(
        "missing-baseline", "there is no `\(name.printable)`",
        "`scaffold check --write-baseline \(name.printable)` makes it"
      ).at(name))
  }
}
