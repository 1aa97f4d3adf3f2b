import Ground
import SwiftReading

/// Checks that a Mac has an Xcode whose compiler emitted code needs.
enum XcodeExamination: Examination {
  static let subject = "Xcode"

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
    return [
      Toolchains.xcode.diagnosis(
        of: version, subject,
        mend: "install a newer one, then: sudo xcode-select --switch /Applications/Xcode.app")
    ]
  }
}
