import Ground
import Model
import SwiftReading

/// Checks that the project's own files can be read, and are for tools of today.
enum ProjectExamination: Examination {
  static let subject = "Project"

  static func diagnoses(of patient: Patient) throws -> [Diagnosis] {
    if let obstacle = patient.obstacle { return [.wrong(subject, obstacle)] }
    guard let project = patient.project else { return [] }
    let modules = try project.settledModules().modules.filter { !$0.ledger.isRemoved }
    guard let manifest = project.file.packageManifest else {
      return modules.isEmpty ? [] : [.fine(subject, "\(counting: modules.count, "module")")]
    }
    guard let contents = patient.contents(of: manifest.text) else {
      return modules.isEmpty
        ? []
        : [
          .wrong(
            subject, "there is no `\(manifest)`, which declares the targets",
            mend: "bring it back, or name the right one in scaffold.json")
        ]
    }
    let version = ToolsVersion(ofManifest: contents)
    guard version >= .needed || modules.isEmpty else {
      return [
        .wrong(
          subject, "`\(manifest)` is for Swift \(version), and modules need \(ToolsVersion.needed)",
          mend: "make its first line `// swift-tools-version: \(ToolsVersion.needed)`",
          at: SourcePlace(file: manifest.text, line: 1, column: 1))
      ]
    }
    let words: Message = "`\(manifest)` for Swift \(version)"
    // A project that is only checked has none of the tool's.
    return [
      .fine(subject, modules.isEmpty ? words : "\(counting: modules.count, "module"), \(words)")
    ]
  }
}
