import Checking
import CommandLine
import Ground
import Model
import SwiftReading

/// The way in which a run of `check` says what was found.
struct CheckReporter {
  let subject: CheckSubject
  let format: ReportFormat
  /// The words of this run but for how it prints what is found.
  let command: String
}

extension CheckReporter {
  /// - Parameters:
  ///   - files: those that the findings are of, where they are not of all.
  ///   - head: the line above the report.
  /// - Throws: `Refusal.violations` where there are some.
  func tell(
    _ findings: [Finding], of project: Project, _ inspection: Inspection,
    among files: Set<String>? = nil, in context: Context, head: (() -> Message)? = nil
  ) throws {
    let name = project.file.name.isEmpty ? subject.site.lastName : project.file.name
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
        "`\(subject.site.naming(package.manifest))\(line)` computes some of its targets, which are not held against it; "
          + "\(wayOut)")
      context.console.err("note: \(note)")
    }
    let helped = open.filter { !$0.isPackage }
    if let first = helped.first {
      let note = Message(
        "a helper of Tuist makes targets of \(counting: helped.count, "project"), such as "
          + "`\(subject.site.naming(first.manifest))`; the folders in them, such as `Sources` and `Tests`, are taken "
          + "for them")
      context.console.err("note: \(note)")
    }
    let assumed = inspection.assumedFiles
    if let first = assumed.first {
      let note = Message(
        "no target names \(counting: assumed.count, "file"), such as `\(subject.site.naming(first))`; "
          + "what stands beside it says where it belongs")
      context.console.err("note: \(note)")
    }
  }

  func report(
    _ findings: [Finding], on inspection: Inspection, of project: String,
    among files: Set<String>? = nil
  ) -> Report {
    Report(
      findings: findings.filter { subject.isAskedFor($0.place.file) },
      files: inspection.survey.files.count { file in
        subject.isAskedFor(file.path) && files?.contains(file.path) ?? true
      }, project: project,
      root: subject.site.folder, command: command, naming: subject.site.naming,
      contents: { [folder = subject.site.folder] in try? Disk.contents(of: folder + "/" + $0) })
  }
}

extension Refusal {
  static func violations(_ count: Int) -> Refusal {
    Refusal(
      "violations", "the architecture is broken in \(counting: count, "place")",
      "fix what is reported above, or allow it with `// scaffold:allow <rule> <reason>`")
  }
}
