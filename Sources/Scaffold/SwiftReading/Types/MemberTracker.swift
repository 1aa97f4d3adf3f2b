/// Follows what a Swift file declares besides its types, while the scanner of types reads on: what is
/// outside of all types, and the names of members.
struct MemberTracker {
  /// The text between two braces.
  private struct Body {
    /// The type whose members stand there; `nil` for a function and the like.
    let header: Header?
    /// How many brackets were open before it.
    let brackets: Int
  }

  /// A type or an extension whose braces come next.
  private struct Header {
    var key: NameKey
    let isExtension: Bool
    let isPrivate: Bool
    var isBehindColon = false
    /// True if what comes are conditions: what they name is inherited by nobody.
    var isBehindWhere = false
  }

  /// The declaration that a keyword has just begun.
  private struct Keyword {
    let isPrivate: Bool
    let isOfType: Bool
    let isMacro: Bool
    let isVariable: Bool
  }

  /// A name that is declared where it stands.
  struct Name {
    let isPrivate: Bool
    /// True if a type has it, and its values do not.
    let isOfType: Bool
    let isMacro: Bool
    /// True if it is outside of all types.
    let isFree: Bool
    /// The type that has it as a member.
    let owner: NameKey?
    /// True if it stands right in an extension.
    let isExtended: Bool
    let isOfConformance: Bool
  }

  /// True if the word that was read last declares a variable in a function.
  private(set) var isLocal = false
  private var bodies: [Body] = []
  /// How many of them are of types.
  private var types = 0
  private var header: Header?
  private var brackets = 0
  private var keyword: Keyword?
  /// True behind `static` and `class`, up to what that is said of.
  private var isOfType = false
  /// How many brackets are open where names follow one another: `case idle, loaded`.
  private var listing: Int?
}

extension MemberTracker {
  /// - Parameter isGeneric: whether it stands between the angle brackets of parameters.
  mutating func readSign(_ byte: UInt8, isGeneric: Bool) {
    // `let (name, other) =`
    let isPattern = byte == UInt8(ascii: "(") && keyword?.isVariable == true
    keyword = nil
    isLocal = false
    switch byte {
    case UInt8(ascii: "{"):
      isOfType = false
      if header != nil { types += 1 }
      bodies.append(Body(header: header, brackets: brackets))
      (header, brackets, listing) = (nil, 0, nil)
    case UInt8(ascii: "}"):
      isOfType = false
      let body = bodies.popLast()
      if body?.header != nil { types -= 1 }
      brackets = body?.brackets ?? 0
      (header, listing) = (nil, nil)
    case UInt8(ascii: "("), UInt8(ascii: "["):
      brackets += 1
      if isPattern { listing = brackets }
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      if listing == brackets { listing = nil }
      brackets = max(0, brackets - 1)
    case UInt8(ascii: ":"):
      if !isGeneric, header?.isBehindWhere == false { header?.isBehindColon = true }
      if listing == brackets { listing = nil }
    case UInt8(ascii: "="): if listing == brackets { listing = nil }
    default: break
    }
  }

  /// - Parameters:
  ///   - first: its first byte, for `class` may begin `class func`.
  ///   - isPrivate: whether `private` stands before it.
  mutating func read(_ word: TypeKeyword, _ first: UInt8, isPrivate: Bool) {
    listing = nil
    let wasOfType = isOfType
    isOfType =
      word == .ofType || word == .type && first == UInt8(ascii: "c") || word == .secret && isOfType
    switch word {
    case .function, .member, .macro:
      keyword = Keyword(
        isPrivate: isPrivate, isOfType: wasOfType, isMacro: word == .macro,
        isVariable: word == .member)
    default: keyword = nil
    }
  }

  /// Notes the type whose braces come next.
  mutating func begin(_ key: NameKey, isExtension: Bool, isPrivate: Bool) {
    guard brackets == 0 else { return }
    header = Header(key: key, isExtension: isExtension, isPrivate: isPrivate)
  }

  /// Reads a name behind a dot: `Name` of `extension Notification.Name`.
  mutating func readMember(_ key: NameKey) {
    guard let header, header.isExtension, !header.isBehindColon, !header.isBehindWhere else {
      return
    }
    self.header?.key = key
  }

  /// True if what is read is in a type.
  var isInType: Bool { types > 0 }

  /// The type whose extension begins with the next brace.
  var extended: NameKey? { header.flatMap { $0.isExtension ? $0.key : nil } }

  /// True if the braces of a type or an extension come next.
  var isInHeader: Bool { header != nil }

  /// The type that names what is read here as what it inherits from or conforms to.
  var heir: NameKey? {
    guard let header, header.isBehindColon, !header.isBehindWhere else { return nil }
    return header.key
  }

  /// Reads `where`.
  mutating func readWhere() { header?.isBehindWhere = true }

  /// True if the next word may be the name of something that is declared.
  var expectsName: Bool { keyword != nil || listing != nil }

  /// - Parameter previous: the sign before the word.
  /// - Returns: `nil` if the word is not the name of something that is declared, or of a variable in
  ///   a function.
  mutating func declare(behind previous: UInt8) -> Name? {
    isLocal = false
    let isListed =
      listing == brackets && (previous == UInt8(ascii: ",") || previous == UInt8(ascii: "("))
    guard keyword != nil || isListed else { return nil }
    let isVariable = keyword?.isVariable == true
    defer {
      if isVariable { listing = brackets }
      keyword = nil
    }
    isLocal = isVariable && !bodies.isEmpty && bodies.last?.header == nil
    let body = bodies.last?.header
    guard bodies.isEmpty || body != nil else { return nil }
    return Name(
      isPrivate: keyword?.isPrivate == true || body?.isPrivate == true,
      isOfType: keyword?.isOfType == true, isMacro: keyword?.isMacro == true,
      isFree: bodies.isEmpty, owner: body?.key,
      isExtended: body?.isExtension == true && bodies.count == 1,
      isOfConformance: body?.isBehindColon == true)
  }
}
