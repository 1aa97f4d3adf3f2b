import Templates

/// One choice of all that a template asks for.
package struct Combination: Equatable, Sendable {
  package let name: String
  /// The given values, by the names of the options.
  let values: [String: String]
  let flags: Set<String>
  /// True if it is as people would answer, and no answer is chosen to be difficult.
  package let isUsual: Bool

  /// The modules that there are besides the one that is made.
  static let otherModules: Set<String> = ["Other", "Another"]
}

extension Combination {
  /// The answers as they are typed: `Sample --kind list --without network`
  package var words: String {
    let options = values.sorted { $0.key < $1.key }.map { "\($0.key) \(Self.quoted($0.value))" }
    return ([name] + options + flags.sorted()).joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "-_.,:/".contains($0) }
    return isPlain ? text : "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
