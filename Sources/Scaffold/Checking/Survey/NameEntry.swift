import SwiftReading

/// A name that a project declares besides those of types.
struct NameEntry: Sendable {
  let name: SoughtName
  /// True if nothing else of the project is called so, nor anything of the systems that is known,
  /// so that it does not matter of what the name is a member.
  var isUnmistakable = false
  /// True if Apple's systems have members of the name.
  let isOfSystems: Bool
  /// The places in the list of all meanings: first what extends no type, then the others by the types
  /// that they extend.
  let meanings: Range<Int>
  /// Where those end that extend no type.
  let endOfFree: Int

  /// The place where a name is declared. Many places may declare the same.
  struct Meaning: Sendable {
    let kind: Kind
    /// The places in the list of all owners.
    let owners: Range<Int>
  }

  struct Kind: Hashable, Sendable {
    /// The type that is extended; `nil` for what is outside of all types.
    let extended: UInt32?
    let isOfConformance: Bool
    let isMacro: Bool
  }

  /// A place that declares it: a file of the survey, one of the members there, and their region.
  struct Owner: Sendable {
    let file: Int32
    let member: Int32
    let region: Int32
  }
}

extension NameEntry {
  /// Its meanings outside of all types.
  var free: Range<Int> { meanings.lowerBound..<endOfFree }

  /// Its meanings as a member of an extension.
  var ofExtensions: Range<Int> { endOfFree..<meanings.upperBound }
}
