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
  /// `static`: a type has what follows, and its values do not.
  case ofType
  /// `let`, `var`, …: what went before was not about a type.
  case member
  /// `init`, `subscript`: as a member, and parameters may follow.
  case maker
  case importer
  /// `extension`: the name of a type follows.
  case extender

  init?(_ word: UnsafeBufferPointer<UInt8>.SubSequence) {
    let says = { (text: StaticString) in
      for offset in 0..<text.utf8CodeUnitCount
      where word[word.startIndex + offset] != text.utf8Start[offset] {
        return false
      }
      return true
    }
    switch word.count {
    case 3 where says("let") || says("var"): self = .member
    case 4 where says("func"): self = .function
    case 4 where says("case") || says("each"): self = .member
    case 4 where says("enum"): self = .type
    case 4 where says("init"): self = .maker
    case 5 where says("class") || says("actor"): self = .type
    case 5 where says("macro"): self = .macro
    case 6 where says("struct"): self = .type
    case 6 where says("import"): self = .importer
    case 6 where says("static"): self = .ofType
    case 7 where says("private"): self = .secret
    case 8 where says("protocol"): self = .type
    case 9 where says("extension"): self = .extender
    case 9 where says("typealias"): self = .alias
    case 9 where says("subscript"): self = .maker
    case 11 where says("fileprivate"): self = .secret
    case 14 where says("associatedtype"): self = .alias
    default: return nil
    }
  }

  /// True if the word behind it is the name of what is declared.
  ///
  /// - Parameter first: the first byte of the word: of `case` and `init` that is not so.
  func declares(_ first: UInt8) -> Bool {
    switch self {
    case .type, .alias, .function, .importer: true
    case .member: first == UInt8(ascii: "l") || first == UInt8(ascii: "v")
    case .maker: first == UInt8(ascii: "s")
    case .secret, .ofType, .macro, .extender: false
    }
  }
}
