import Ground
import SwiftReading

/// Whether the compiler is there that emitted code needs.
enum SwiftExamination: Examination {
  static let subject = "Swift"

  static func diagnoses(of patient: Patient) throws -> [Diagnosis] {
    let needed = ToolsVersion.needed
    guard let answer = try patient.ask("swift", "--version") else {
      return [
        .wrong(
          subject, "there is no `swift` on the PATH", mend: install(newer: needed, on: patient))
      ]
    }
    guard answer.isSuccess, let version = answer.text.version(behind: "Swift version ") else {
      return [
        .wrong(subject, "`swift --version` names no version", mend: "run it, and mend what it says")
      ]
    }
    guard version >= needed else {
      return [
        .wrong(
          subject, "\(version), and what is emitted needs \(needed)",
          mend: install(newer: needed, on: patient))
      ]
    }
    return [.fine(subject, "\(version)")]
  }

  private static func install(newer needed: ToolsVersion, on patient: Patient) -> Message {
    patient.machine == .mac
      ? "install Xcode 26 or newer"
      : "install Swift \(needed) or newer: https://www.swift.org/install"
  }
}
