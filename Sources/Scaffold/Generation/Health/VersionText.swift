import SwiftReading

extension String {
  /// The version that the text begins with.
  var leadingVersion: ToolsVersion? {
    let text = prefix { $0 == "." || $0.isASCII && $0.isNumber }
    return ToolsVersion(text.split(separator: ".").prefix(3).joined(separator: "."))
  }

  /// The first version behind some words of the text, as `6.2.1` in `Swift version 6.2.1-dev`.
  func version(behind words: String) -> ToolsVersion? {
    firstRange(of: words).flatMap { String(self[$0.upperBound...]).leadingVersion }
  }
}
