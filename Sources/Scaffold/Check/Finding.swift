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
  }
}

extension Finding {
  var rule: Rule {
    switch reason {
    case .tier: .tier
    }
  }

  /// What the rule was broken with: a target, a framework, a type, a chain. Lines may move; this
  /// stays, so a baseline can know the finding again.
  var subject: String {
    switch reason {
    case .tier(_, let name, _, _): name
    }
  }

  /// What is wrong and the way out, in one line.
  var message: String {
    switch reason {
    case .tier(_, let name, _, let sees): "may not see `\(name)`, but \(sees)"
    }
  }
}
