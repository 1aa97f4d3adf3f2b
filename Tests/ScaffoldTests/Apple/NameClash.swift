@testable import SwiftReading

/// A member of ours that bears the name of one that it inherits from Apple.
struct NameClash: CustomStringConvertible, Hashable {
  let file: String
  let member: SwiftMember
  let owner: String
  let taken: String
  let system: String

  var description: String {
    "\(file):\(member.line): `\(member.fullName)` of `\(member.owner)` is `\(taken)` of "
      + "`\(owner)`, which iOS \(system) has"
  }
}

extension NameClash {
  /// What types inherit and conform to, by their names.
  typealias Heritage = [String: Set<String>]

  static func heritage(in files: [String: String]) -> Heritage {
    heritage(in: files.values.map { SwiftSource(Array($0.utf8)) })
  }

  private static func heritage(in sources: [SwiftSource]) -> Heritage {
    var heritage: Heritage = [:]
    for outline in sources.flatMap(TypeReader.outlines) where outline.kind != .typealias {
      heritage[outline.lastName, default: []].formUnion(outline.inherited.map(\.bareName))
    }
    return heritage
  }

  /// All in Swift files, each a path and its text. What a type inherits is asked of the files and of
  /// those beside them first, then of Apple.
  static func all(
    in files: [String: String], beside others: Heritage = [:], among names: AppleNames
  ) -> [NameClash] {
    let sources = files.sorted { $0.key < $1.key }.map {
      ($0.key, SwiftSource(Array($0.value.utf8)))
    }
    let above = others.merging(heritage(in: sources.map(\.1))) { $0.union($1) }
    return sources.flatMap { file, source in
      SwiftMember.all(in: source).compactMap { member in
        guard !member.isOverride else { return nil }
        for type in apples(above: member.owner, above, names) {
          if let (owner, taken) = names.clash(of: member, in: type) {
            return NameClash(
              file: file, member: member, owner: owner, taken: taken.selector, system: taken.system)
          }
        }
        return nil
      }
    }
  }

  /// The Apple types that one of ours extends, and the classes that it inherits from. What a protocol
  /// asks for is there to be declared.
  private static func apples(
    above type: String, _ above: Heritage, _ names: AppleNames
  ) -> [String] {
    var found: Set<String> = []
    var seen: Set<String> = []
    var waiting = [type]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if names.types[next] != nil, next == type || names.isClass(next) { found.insert(next) }
      waiting += above[next] ?? []
    }
    return found.sorted()
  }
}

extension TypeOutline {
  /// `State` of `Login.State`
  fileprivate var lastName: String { String(name.split(separator: ".").last ?? "") }
}

extension TypeText {
  /// `Base` of `Base<Row>`
  fileprivate var bareName: String {
    String(text.split(separator: "<").first ?? "").split(separator: ".").last.map(String.init) ?? ""
  }
}
