/// A place where a Swift file names something that it does not declare there.
package struct NameUse: Equatable, Sendable {
  package let key: NameKey
  package let name: String
  /// Where it stands among the bytes of the file.
  package let place: Int
  package let receiver: Receiver

  /// The type that it is a member of, as far as the file says.
  package enum Receiver: Equatable, Sendable {
    /// `name`: a member of one of the types around, the innermost first, or of none.
    case around([String])
    /// `Login.name`
    case type(String)
    /// `login.name`; with the types that the file gives to values of that name.
    case value(String, types: Set<String>)
    /// `.name`, `login().name`
    case unknown
  }
}

extension SwiftSource {
  /// The places where the file uses some names, in its order; not where it declares them, gives them
  /// to an argument, or has a variable of its own of that name.
  package func uses(of names: [SoughtName]) -> [NameUse] {
    NameUseReader.uses(of: names, in: self)
  }

  /// True if nothing stands before the dot of a member.
  package func isImplicitMember(at place: Int) -> Bool {
    guard place > 1, bytes[place - 1] == UInt8(ascii: ".") else { return false }
    return " \n([,:".utf8.contains(bytes[place - 2])
  }

  /// The places where the file uses macros of some names: `#name`.
  package func macros(among names: Set<NameKey>) -> [NameUse] {
    tokens.indices.compactMap { index in
      guard isWord(at: index), says("#", at: index - 1) else { return nil }
      let key = key(at: index)
      guard names.contains(key) else { return nil }
      return NameUse(
        key: key, name: self[index], place: tokens[index].range.lowerBound, receiver: .unknown)
    }
  }

  /// Those of some words that the file says anywhere but in texts and comments.
  package func words(among words: Set<String>) -> Set<String> {
    words.intersection(tokens.indices.lazy.filter { isWord(at: $0) }.map { self[$0] })
  }
}
