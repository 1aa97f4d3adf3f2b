import Ground
import SwiftReading

/// The compilers and Xcodes that emitted code is made for.
enum Toolchains {
  /// Up to 6.4.
  static let swift = ToolsVersion.needed..<ToolsVersion(6, 5)

  /// Xcode 26, which has Swift 6.2 at first, and Xcode 27, which has 6.4.
  static let xcode = ToolsVersion(26, 0)..<ToolsVersion(28, 0)
}

extension Range<ToolsVersion> {
  /// The result for a version, with the way to a newer one where it is too old.
  func diagnosis(of version: ToolsVersion, _ subject: String, mend: Message) -> Diagnosis {
    if version < lowerBound {
      return .wrong(subject, "\(version), and what is emitted needs \(lowerBound)", mend: mend)
    }
    return version < upperBound
      ? .fine(subject, "\(version)")
      : .fine(subject, "\(version), newer than what this version of the tool knows")
  }
}
