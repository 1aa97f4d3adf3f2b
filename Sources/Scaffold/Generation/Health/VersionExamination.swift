import Ground
import Model
import SwiftReading
import Templates

/// Checks that everyone in a team, and CI, works with the same version of the tool.
enum VersionExamination: Examination {
  static let subject = "Versions"

  static func diagnoses(of patient: Patient) throws -> [Diagnosis] {
    guard let project = patient.project else { return [] }
    let pins = try pins(of: patient)
    let wrong = pins.filter { !isMet($0) }.map { pin in
      Diagnosis.wrong(
        subject,
        "\(pin.place.file):\(pin.place.line) asks for scaffold \(pin.version), and this is \(Version.current)",
        mend: "install \(pin.version), or change the line", at: pin.place)
    }
    let newer = try newerLedgers(of: project)
    guard wrong.isEmpty, newer.isEmpty else { return wrong + newer }
    guard let pin = pins.first else {
      return [
        .note(
          subject, "no file says which version of scaffold the team works with",
          mend: "write `\"version\": 2, \"tool\": \"\(shortVersion)\"` into scaffold.json")
      ]
    }
    return [.fine(subject, "\(pin.place.file):\(pin.place.line) asks for \(pin.version)")]
  }

  /// `0.2` of `0.2.0`
  private static var shortVersion: String {
    Version.current.split(separator: ".").prefix(2).joined(separator: ".")
  }

  private static func pins(of patient: Patient) throws -> [VersionPin] {
    let workflows = try Disk.names(in: patient.site.folder + "/.github/workflows")
      .filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }
      .map { ".github/workflows/" + $0 }
    let others = (VersionPin.files + workflows).flatMap { file in
      patient.contents(of: file).map { VersionPin.all(in: file, $0) } ?? []
    }
    return try [own(of: patient)].compactMap(\.self) + others
  }

  /// `"tool": "0.2"` in `scaffold.json`
  private static func own(of patient: Patient) throws -> VersionPin? {
    guard let bytes = patient.contents(of: ProjectFile.path) else { return nil }
    let source = JSONSource(file: ProjectFile.path, bytes: bytes)
    guard case .object(let members) = try source.parse().kind,
      let member = members.first(where: { $0.key == "tool" }),
      case .text(let version) = member.value.kind
    else { return nil }
    return VersionPin(
      version: version,
      place: SourcePlace(ofByte: member.offset, in: ProjectFile.path, LineTable(of: bytes)),
      isLowerBound: false)
  }

  private static func isMet(_ pin: VersionPin) -> Bool {
    guard pin.isLowerBound else { return Version.isWanted(by: pin.version) ?? true }
    guard let wanted = ToolsVersion(pin.version), let current = ToolsVersion(Version.current)
    else { return true }
    return wanted <= current
  }

  /// Modules that a newer tool has written.
  private static func newerLedgers(of project: Project) throws -> [Diagnosis] {
    guard let current = ToolsVersion(Version.current) else { return [] }
    return try project.settledModules().modules.compactMap { name, ledger in
      guard let version = ToolsVersion(ledger.tool), version > current else { return nil }
      return .wrong(
        subject, "scaffold \(version) has written \(name), and this is \(current)",
        mend: "install \(version)")
    }
  }
}
