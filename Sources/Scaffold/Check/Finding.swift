/// Something the architecture does not allow, and where it stands.
struct Finding: Equatable, Sendable {
  let place: SourcePlace
  let reason: Reason
  /// Other places that have to do with it, in the order they are shown.
  var notes: [Note] = []

  /// A further place, and what is there: `` `LoginDTO` is declared here ``.
  struct Note: Equatable, Sendable {
    let place: SourcePlace
    let words: String
  }
}

extension Finding {
  /// What is wrong.
  enum Reason: Equatable, Sendable {
    /// `importer` imports `target`, or names a type of it, and does not see its tier.
    case tier(importer: Position, name: String, owner: Position, sees: [String])
    /// An entry of a baseline: what it expects to be there was mended, or some of it was.
    case stale(Rule, subject: String, file: String, found: Int, expected: Int)
  }
}

extension Finding {
  var rule: Rule {
    switch reason {
    case .tier: .tier
    case .stale: .baseline
    }
  }

  /// What the rule was broken with: a target, a framework, a type, a chain. Lines may move; this
  /// stays, so a baseline can know the finding again.
  var subject: String {
    switch reason {
    case .tier(_, let name, _, _): name
    case .stale(_, let subject, _, _, _): subject
    }
  }

  /// What is wrong and the way out, in one line.
  var message: String {
    switch reason {
    case .tier(_, let name, _, let sees): "may not see `\(name)`, but \(sees)"
    case .stale(let rule, let subject, let file, 0, _):
      "`\(subject)` in `\(file)` no longer breaks the rule `\(rule.rawValue)`; "
        + "take the entry out, or write the baseline anew with `--write-baseline`"
    case .stale(let rule, let subject, let file, let found, let expected):
      "`\(subject)` in `\(file)` breaks the rule `\(rule.rawValue)` "
        + "\(found) time\(found == 1 ? "" : "s") now, not \(expected); "
        + "lower the count, or write the baseline anew with `--write-baseline`"
    }
  }
}
