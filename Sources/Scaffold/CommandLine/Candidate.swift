/// A word that a shell may put at the cursor.
struct Candidate: Equatable, Sendable {
  let word: String
  /// What it means, in one line; empty if there is nothing to say.
  var help = ""
}

extension Candidate {
  /// `--kind`, a tab, what it means.
  var line: String { help.isEmpty ? word : word + "\t" + help.escaped }
}
