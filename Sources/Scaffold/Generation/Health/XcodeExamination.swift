import Ground
import SwiftReading

/// Whether a Mac has an Xcode whose compiler emitted code needs.
enum XcodeExamination: Examination {
  static let subject = "Xcode"

  /// Its compiler is Swift 6.2.
  static let needed = ToolsVersion(26, 0)

  static func diagnoses(of patient: Patient) throws -> [Diagnosis] {
    guard patient.machine == .mac else { return [] }
    guard let answer = try patient.ask("xcodebuild", "-version"), answer.isSuccess,
      let version = answer.text.version(behind: "Xcode ")
    else {
      return [
        .wrong(
          subject, "none is chosen for the command line",
          mend: "install it, then: sudo xcode-select --switch /Applications/Xcode.app")
      ]
    }
    guard version >= needed else {
      return [
        .wrong(
          subject, "\(version), and what is emitted needs \(needed)",
          mend: "install a newer one, then: sudo xcode-select --switch /Applications/Xcode.app")
      ]
    }
    return [.fine(subject, "\(version)")]
  }
}
