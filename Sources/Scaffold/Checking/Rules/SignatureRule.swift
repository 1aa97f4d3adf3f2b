import Ground
import Model
import SwiftReading

/// `public func reply() -> LoginReply` in Business, where `LoginReply` is raw data.
enum SignatureRule: Rule {
  static let name = "signature"
  static let summary: Message =
    "What a tier offers to others names no type of the tiers that it hides."
  static let example = RuleExample(
    [
      "scaffold.json": """
      {
        "version": 2,
        "layout": "folders",
        "tiers": [
          { "name": "View", "folders": ["View"] },
          { "name": "Business", "folders": ["Business"], "hides": ["Data"] },
          { "name": "Data", "folders": ["Data"] }
        ]
      }
      """,
      "View/LoginScreen.swift": "struct LoginScreen { let handler: LoginHandler }",
      "Business/LoginHandler.swift": "struct LoginHandler { private let reply: LoginReply }",
      "Data/LoginReply.swift": "struct LoginReply {}",
    ],
    bad: ["Business/Load.swift": "func load() -> LoginReply { LoginReply() }"],
    good: ["Business/Load.swift": "private func load() -> LoginReply { LoginReply() }"])

  static func findings(in project: Inspection) -> [Finding] {
    let architecture = project.map.architecture
    let hiding = Dictionary(
      uniqueKeysWithValues: architecture.tiers.filter { !$0.hides.isEmpty }.map {
        ($0.name, $0.hides)
      })
    guard !hiding.isEmpty else { return [] }
    let declared = DeclaredElsewhere(in: project)
    return project.survey.files.flatMap { file -> [Finding] in
      guard let position = project.map.positions[file.folder],
        case .tier(let tier, let module) = position, let hidden = hiding[tier]
      else { return [] }
      let own = Set(file.names.declared.map(\.key.short))
      let found = file.rare.signatures.filter { name in
        guard !own.contains(name.name),
          let owner = declared.owner(of: name.name, seenFrom: file, in: project),
          case .tier(let other, let otherModule) = owner.position
        else { return false }
        // What all modules stand on may be given on.
        return hidden.contains(other) && (module == nil || otherModule != nil)
      }
      return project.survey.mentions(of: found, in: file).compactMap { text, place in
        let key = NameKey(text)
        guard let owner = declared.owner(of: key.short, seenFrom: file, in: project),
          owner.key == key
        else { return nil }
        return finding(
          at: place, with: text,
          "\(position.words) offers `\(text)`, which is \(owner.position.words) and is to be "
            + "hidden; give a type of \(tier) instead, or make it private",
          notes: [Finding.Note(place: owner.place, words: "`\(text)` is declared here")])
      }
    }
  }
}

/// The types of a project that stand outside all others, and where each belongs.
private struct DeclaredElsewhere {
  private var types: [UInt32: [Owner]] = [:]

  struct Owner {
    let key: NameKey
    let position: Position
    let target: String?
    let place: SourcePlace
  }

  init(in project: Inspection) {
    for file in project.survey.files {
      guard let position = project.map.positions[file.folder] else { continue }
      for type in file.names.declared where type.isTopLevel && !type.isPrivate {
        types[type.key.short, default: []].append(
          Owner(
            key: type.key, position: position,
            target: project.map.targets[file.folder]?.target.name,
            place: SourcePlace(
              file: file.path, line: Int(type.line), column: Int(type.column))))
      }
    }
  }

  /// The only type that a name can mean in a file: one of its own target, or of one that it imports.
  ///
  /// - Parameter name: half its key.
  func owner(
    of name: UInt32, seenFrom file: SurveyedFile, in project: Inspection
  ) -> Owner? {
    guard let all = types[name] else { return nil }
    let own = project.map.targets[file.folder]?.target.name
    let seen = Set(file.imports.map(\.module))
    let known = all.filter { owner in
      guard let target = owner.target, let own else { return true }
      return target == own || seen.contains(target)
    }
    return known.count == 1 ? known[0] : nil
  }
}
