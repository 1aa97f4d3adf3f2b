import Ground

/// The command that a run carries out, for the history to say.
package struct RunCommand: Equatable, Sendable {
  /// The words as the user typed them, without the tool's own name and without secrets.
  package let words: [String]
  /// When it was, in seconds since 1970.
  package let time: Int
  /// The number of the run that it takes back.
  package let undoes: Int?

  package init(words: [String], time: Int, undoes: Int? = nil) {
    self.words = words.map(\.withoutSecrets)
    self.time = time
    self.undoes = undoes
  }
}

extension RunCommand {
  /// The command as one would type it again.
  package var text: String {
    (["scaffold"] + words.map(\.shellQuoted)).joined(separator: " ")
  }
}

extension String {
  /// The word without the user and the password that a URL may have: `https://user:word@host`.
  fileprivate var withoutSecrets: String {
    guard let scheme = firstRange(of: "://") else { return self }
    let host = self[scheme.upperBound...].prefix { !"/?#".contains($0) }
    guard let sign = host.lastIndex(of: "@") else { return self }
    return self[..<scheme.upperBound] + "…" + self[sign...]
  }
}
