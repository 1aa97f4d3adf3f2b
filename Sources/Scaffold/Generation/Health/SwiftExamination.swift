import Ground
import SwiftReading

/// Checks that the compiler is there that emitted code needs.
enum SwiftExamination: Examination {
  static let subject = "Swift"

  static func diagnoses(of patient: Patient) throws -> [Diagnosis] {
    guard let answer = try patient.ask("swift", "--version") else {
      return [.wrong(subject, "there is no `swift` on the PATH", mend: install(on: patient))]
    }
    guard answer.isSuccess, let version = answer.text.version(behind: "Swift version ") else {
      return [
        .wrong(subject, "`swift --version` names no version", mend: "run it, and fix what it says")
      ]
    }
    return [Toolchains.swift.diagnosis(of: version, subject, mend: install(on: patient))]
  }

  private static func install(on patient: Patient) -> Message {
    patient.machine == .mac
      ? "install Xcode \(Toolchains.xcode.lowerBound.major) or newer"
      : "install Swift \(Toolchains.swift.lowerBound) or newer: https://www.swift.org/install"
  }
}
