import Ground
import Model
import SwiftReading
import Templates

extension Finding {
  /// What is wrong.
  enum Reason: Equatable, Sendable {
    /// A part of the project names something of a tier that it does not see.
    case tier(Mention, by: Position, of: Position, instead: [String])
    /// A tier hands on, to whoever sees it, what it alone may see.
    case exported(String, by: Position, of: Position)
    /// A module names something that another keeps for itself.
    case closed(Mention, by: Position, of: Position, open: [String])
    /// A module names something of another, and does not say that it uses it.
    case notUsed(Mention, by: String, of: String, declaredIn: UsesPlace)
    case framework(String, by: Position, tiers: [String])
    /// The modules in the order in which one uses the next; the last is the first again.
    case cycle([String])
    case undeclared(String, target: String, manifest: String)
    case unused(String, target: String)
    case stray(folder: String)
    case unreadable(path: String, Unreadable)
    /// `// scaffold:allow`, and nothing that says what and why.
    case allowsWithoutReason(rule: String)
    case allowsUnknown(rule: String, Suggestion)
    case allowsNothing(rule: String)
    /// An entry of a baseline: what it expects to be there was mended, or some of it was.
    case stale(Rule, subject: String, file: String, found: Int, expected: Int)
  }

  /// Where a module says which others it uses.
  enum UsesPlace: Equatable, Sendable {
    /// `module("Timeline", uses: ["Login"])`
    case line(manifest: String)
    /// `"uses": { "Timeline": ["Login"] }`
    case configuration
  }
}

extension Finding {
  package var rule: Rule {
    switch reason {
    case .tier, .exported: .tier
    case .closed, .notUsed: .module
    case .framework: .framework
    case .cycle: .cycle
    case .undeclared: .undeclared
    case .unused: .unused
    case .stray: .stray
    case .unreadable: .unreadable
    case .allowsWithoutReason, .allowsUnknown, .allowsNothing: .allow
    case .stale: .baseline
    }
  }

  /// What the rule was broken with: a target, a framework, a type, a chain. Lines may move; this
  /// stays, so a baseline can know the finding again.
  var subject: String {
    switch reason {
    case .tier(let mention, _, _, _), .closed(let mention, _, _, _),
      .notUsed(let mention, _, _, _):
      mention.name
    case .exported(let name, _, _), .framework(let name, _, _), .undeclared(let name, _, _),
      .unused(let name, _):
      name
    case .cycle(let modules): modules.joined(separator: " → ")
    case .stray(let folder): folder
    case .unreadable(let path, _): path
    case .allowsWithoutReason(let rule), .allowsUnknown(let rule, _), .allowsNothing(let rule):
      rule
    case .stale(_, let subject, _, _, _): subject
    }
  }
}

// MARK: - Words

extension Finding {
  /// What is wrong and the way out, in one line.
  package var message: String {
    switch reason {
    case .tier(let mention, let importer, let owner, let instead):
      "\(importer.words) may not \(mention.words), which is \(owner.words); "
        + Self.wayOut(instead)
    case .exported(let name, let importer, let owner):
      "\(importer.words) hands `\(name)`, which is \(owner.words), on to whoever imports it; "
        + "import it without `@_exported`"
    case .closed(let mention, let importer, let owner, let open):
      "\(importer.words) may not \(mention.words), which is \(owner.words); "
        + Self.wayOut(from: importer, to: owner, open: open)
    case .notUsed(let mention, let importer, let owner, let place):
      "`\(importer)` may not \(mention.words), as it does not say that it uses `\(owner)`; "
        + place.wayOut(from: importer, to: owner)
    case .framework(let name, let importer, let tiers):
      "\(importer.words) may not import `\(name)`, which is for \(tiers.words(joinedBy: "and")); "
        + "move what needs it there"
    case .cycle(let modules):
      "these modules use each other in a cycle: \(modules.joined(separator: " → ")); "
        + "take one of the uses out"
    case .undeclared(let name, let target, let manifest):
      "`\(target)` imports `\(name)` and does not declare it; "
        + "add it to the target's dependencies in \(manifest)"
    case .unused(let name, let target):
      "`\(target)` declares `\(name)` and never imports it; take it out of its dependencies"
    case .stray(let folder):
      folder.isEmpty
        ? "the file is in no tier; move it into one, or name it in `exclude` of scaffold.json"
        : "`\(folder)` is in no tier; move the file into one, or name the folder in scaffold.json"
    case .unreadable(let path, let problem): "`\(path.printable)` \(problem)"
    case .allowsWithoutReason(let rule):
      "`scaffold:allow \(rule)` needs a reason; write `// scaffold:allow \(rule) because …`"
    case .allowsUnknown("", _):
      "`scaffold:allow` needs a rule and a reason; "
        + "choose from \(Rule.excusable.map(\.rawValue).joined(separator: ", "))"
    case .allowsUnknown(let rule, let suggestion):
      "unknown rule `\(rule.printable)`\(suggestion); "
        + "choose from \(Rule.excusable.map(\.rawValue).joined(separator: ", "))"
    case .allowsNothing(let rule):
      "nothing here breaks the rule `\(rule)`; take the comment out"
    case .stale(let rule, let subject, let file, 0, _):
      "`\(subject)` in `\(file)` no longer breaks the rule `\(rule.rawValue)`; "
        + "take the entry out, or write the baseline anew with `--write-baseline`"
    case .stale(let rule, let subject, let file, let found, let expected):
      "`\(subject)` in `\(file)` breaks the rule `\(rule.rawValue)` "
        + found.counting("time") + " now, not \(expected); "
        + "lower the count, or write the baseline anew with `--write-baseline`"
    }
  }

  /// - Parameter instead: what the importer sees on the way there; none, if it would look up.
  private static func wayOut(_ instead: [String]) -> String {
    instead.isEmpty
      ? "pass in what it needs, or move the code"
      : "go through \(instead.words(joinedBy: "or"))"
  }

  /// - Parameter open: the tiers in which a module sees the others that it uses.
  private static func wayOut(
    from importer: Position, to owner: Position, open: [String]
  ) -> String {
    switch (importer, owner) {
    case (.tier(_, nil), _): wayOut([])
    case (.tier(_, let module?), .tier(let tier, _)) where open.contains(tier):
      "go through \(tier) of \(module)"
    case _ where open.isEmpty: "modules do not see each other"
    default: "modules meet in \(open.words(joinedBy: "and")) only"
    }
  }
}

extension Finding.UsesPlace {
  fileprivate func wayOut(from module: String, to other: String) -> String {
    switch self {
    case .line(let manifest): "add `uses: [\"\(other)\"]` to its line in \(manifest)"
    case .configuration: "add `\"\(module)\": [\"\(other)\"]` to `uses` in scaffold.json"
    }
  }
}

extension [String] {
  /// `View`, `View or Business`, `View, Business or Data`
  fileprivate func words(joinedBy conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "nothing" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

extension Position {
  /// `View of Login`, `the app`
  var words: String {
    switch self {
    case .tier(let tier, let module?): "\(tier) of \(module)"
    case .tier(let tier, nil): tier
    case .app: "the app"
    case .shared: "what all tiers share"
    case .tests(let module?): "a test of \(module)"
    case .tests(nil): "a test"
    }
  }
}
