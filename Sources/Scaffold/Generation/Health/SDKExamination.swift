import Ground
import Speaking
import SwiftReading

/// Checks that a Mac has the SDKs that an app is built for.
enum SDKExamination: Examination {
  static let subject = "SDK"

  private static let kits = [
    (sdk: "iphoneos", name: "iOS"), (sdk: "iphonesimulator", name: "the simulator"),
  ]

  static func diagnoses(of patient: Patient) throws -> [Diagnosis] {
    guard patient.machine == .mac else { return [] }
    return try kits.map { kit in
      let answer = try patient.ask("xcrun", "--sdk", kit.sdk, "--show-sdk-version")
      guard let answer, answer.isSuccess, let version = answer.text.leadingVersion else {
        return .wrong(
          subject, "there is none of \(term: kit.name)",
          mend: Message(verbatim: "xcodebuild -downloadPlatform iOS"))
      }
      return .fine(subject, "\(version) of \(term: kit.name)")
    }
  }
}
