import SwiftReading
import Templates

/// A name that a project declares besides those of types, with all that it may mean.
struct NameEntry: Sendable {
  let name: String
  let key: NameKey
  /// Whether nothing else of the project is called so, nor anything of the systems that is known, so
  /// that it does not matter of what the name is a member.
  var isUnmistakable = false
  /// First what extends no type; the others by the types that they extend.
  private(set) var meanings: [Meaning] = []

  /// What the name is where it is declared. Many places may declare the same.
  struct Meaning: Sendable {
    let kind: Kind
    var owners: [Owner]
  }

  struct Kind: Hashable, Sendable {
    let extended: NameKey?
    let isOfConformance: Bool
    let isMacro: Bool
  }

  /// A place that declares it: a file of the survey, one of the members there, and their region.
  struct Owner: Sendable {
    let file: Int32
    let member: Int32
    let region: Int32
  }

  init(_ name: String, _ key: NameKey) { (self.name, self.key) = (name, key) }
}

extension NameEntry {
  /// - Returns: the place of the meaning.
  mutating func add(_ kind: Kind) -> Int {
    meanings.append(Meaning(kind: kind, owners: []))
    return meanings.count - 1
  }

  mutating func add(_ owner: Owner, to meaning: Int) { meanings[meaning].owners.append(owner) }

  mutating func sort() { meanings.sort { Self.order($0.kind) < Self.order($1.kind) } }

  /// What it means outside of all types.
  var free: ArraySlice<Meaning> { meanings.prefix { $0.kind.extended == nil } }

  /// What it means as a member of an extension.
  var ofExtensions: ArraySlice<Meaning> { meanings[free.endIndex...] }

  /// What it means as a member of extensions of one type.
  func meanings(extending type: UInt32) -> ArraySlice<Meaning> {
    let start = firstPlace(from: Int64(type))
    return meanings[start..<firstPlace(from: Int64(type) + 1)]
  }

  /// Where the meanings begin that stand no earlier than a type.
  private func firstPlace(from order: Int64) -> Int {
    var (low, high) = (0, meanings.count)
    while low < high {
      let middle = (low + high) / 2
      if Self.order(meanings[middle].kind) < order { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func order(_ kind: Kind) -> Int64 { kind.extended.map { Int64($0.short) } ?? -1 }
}
