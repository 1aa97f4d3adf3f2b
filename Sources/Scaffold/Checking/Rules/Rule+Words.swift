import Ground
import Model
import SwiftReading

/// Words that several rules share.
extension Rule {
  /// A place where one part of the project depends on another.
  static func finding(of relation: Relation, _ message: Message) -> Finding {
    let name = relation.mention.name
    let notes = relation.declaration.map {
      [Finding.Note(place: $0, words: "`\(name)` is declared here")]
    }
    var finding = finding(at: relation.place, with: name, message, notes: notes ?? [])
    finding.target = relation.target
    return finding
  }

  /// The fix for an import of a target of the project that is not to be used: it goes, unless it is
  /// needed. A type that is named has no such remedy.
  static func dropping(_ finding: Finding, in project: Inspection) -> Remedy? {
    let file = project.survey.files.first { $0.path == finding.place.file }
    let isImport = file?.imports.contains { $0.place(in: finding.place.file) == finding.place }
    return isImport == true ? .dropImport(finding.place) : nil
  }

  /// The way out for code that would have to depend on what stands above it.
  static var wayOutUpward: Message { "pass in what it needs, or move the code" }
}

extension [String] {
  /// `View`, `View or Business`, `View, Business or Data`
  func words(joinedBy conjunction: String) -> Message {
    guard let last, count > 1 else { return first.map(Message.init(verbatim:)) ?? "nothing" }
    let others = dropLast().joined(separator: Message(", ").text)
    return conjunction == "or" ? "\(others) or \(last)" : "\(others) and \(last)"
  }
}

extension Position {
  /// `View of Login`, `the app`
  var words: Message {
    switch self {
    case .tier(let tier, let module?): "\(tier) of \(module)"
    case .tier(let tier, nil): Message(verbatim: tier)
    case .app: "the app"
    case .shared: "what all tiers share"
    case .tests(let module?): "a test of \(module)"
    case .tests(nil): "a test"
    }
  }
}
