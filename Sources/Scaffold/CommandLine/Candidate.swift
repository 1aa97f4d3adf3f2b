import Ground

/// A word that a shell may put at the cursor.
package struct Candidate: Equatable, Sendable {
  package let word: String
  /// Its meaning, in one line; empty if there is nothing to say.
  package var help = ""

  package init(word: String, help: String = "") {
    self.word = word
    self.help = help
  }
}

extension Candidate {
  /// `--kind`, a tab, what it means.
  var line: String { help.isEmpty ? word : word + "\t" + help.escaped }
}
