/// The words of Swift that matter to types.
enum TypeKeyword {
  /// `struct`, `class`, …: a type follows.
  case type
  /// `typealias`, `associatedtype`: a type without braces follows.
  case alias
  case function
  case macro
  /// `private`, `fileprivate`
  case secret
  /// `let`, `var`, …: what went before was not about a type.
  case member
  /// `init`, `subscript`: as a member, and parameters may follow.
  case maker
  case importer
  /// `extension`: the name of a type follows.
  case extender

  init?(_ word: UnsafeBufferPointer<UInt8>.SubSequence) {
    guard word.count < Self.byLength.count else { return nil }
    for entry in Self.byLength[word.count] where entry.stands(in: word) {
      self = entry.kind
      return
    }
    return nil
  }

  /// Whether the word behind it is the name of what is declared.
  ///
  /// - Parameter first: the first byte of the word: of `case` and `init` that is not so.
  func declares(_ first: UInt8) -> Bool {
    switch self {
    case .type, .alias, .function, .importer: true
    case .member: first == UInt8(ascii: "l") || first == UInt8(ascii: "v")
    case .maker: first == UInt8(ascii: "s")
    case .secret, .macro, .extender: false
    }
  }

  /// A word and what it is.
  private struct Entry {
    let word: StaticString
    let kind: TypeKeyword

    func stands(in bytes: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
      for offset in 0..<bytes.count
      where bytes[bytes.startIndex + offset] != word.utf8Start[offset] {
        return false
      }
      return true
    }
  }

  /// The words of each length.
  private static let byLength: [[Entry]] = (0...15).map { length in
    all.filter { $0.word.utf8CodeUnitCount == length }
  }

  private static let all = [
    Entry(word: "struct", kind: .type), Entry(word: "class", kind: .type),
    Entry(word: "enum", kind: .type), Entry(word: "actor", kind: .type),
    Entry(word: "protocol", kind: .type), Entry(word: "typealias", kind: .alias),
    Entry(word: "associatedtype", kind: .alias), Entry(word: "func", kind: .function),
    Entry(word: "private", kind: .secret), Entry(word: "fileprivate", kind: .secret),
    Entry(word: "let", kind: .member), Entry(word: "var", kind: .member),
    Entry(word: "case", kind: .member), Entry(word: "each", kind: .member),
    Entry(word: "init", kind: .maker), Entry(word: "subscript", kind: .maker),
    Entry(word: "extension", kind: .extender), Entry(word: "import", kind: .importer),
    Entry(word: "macro", kind: .macro),
  ]
}
