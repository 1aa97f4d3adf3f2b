import Model
import SwiftReading

/// What rules say in the same words.
extension Rule {
  /// A place where one part of the project sees another.
  static func finding(of relation: Relation, _ message: String) -> Finding {
    let name = relation.mention.name
    let notes = relation.declaration.map {
      [Finding.Note(place: $0, words: "`\(name)` is declared here")]
    }
    return finding(at: relation.place, with: name, message, notes: notes ?? [])
  }

  /// The way out for code that would have to see what stands above it.
  static var wayOutUpward: String { "pass in what it needs, or move the code" }
}

extension [String] {
  /// `View`, `View or Business`, `View, Business or Data`
  func words(joinedBy conjunction: String) -> String {
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
