/// Splits a template into tokens.
///
/// The lexer goes byte by byte, outside a tag and inside one in turn. It knows nothing of the
/// grammar: whether the tokens make sense together is the parser's concern.
struct Lexer {
  private let source: Source
  private var position = 0
  private var tokens: [Token] = []

  static func tokens(of source: Source) throws(TemplateError) -> [Token] {
    var lexer = Lexer(source: source)
    // Text and tags take turns; this is about how many tokens they have.
    lexer.tokens.reserveCapacity(source.bytes.count / 16)
    try lexer.lexTemplate()
    return LineTrimmer.trim(lexer.tokens, of: source)
  }

  /// The tokens of what a tag could say, and which stands by itself.
  static func tokens(insideTag source: Source) throws(TemplateError) -> [Token] {
    var lexer = Lexer(source: source)
    lexer.skipSpace()
    while lexer.position < source.bytes.count {
      try lexer.lexInsideTag()
      lexer.skipSpace()
    }
    lexer.emit(.end, length: 0)
    return lexer.tokens
  }

  private init(source: Source) { self.source = source }
}

// MARK: - Outside of tags

extension Lexer {
  private mutating func lexTemplate() throws(TemplateError) {
    while position < source.bytes.count {
      if source.has("{{", at: position) {
        try lexTag(from: .outputStart, to: .outputEnd, closing: "}}")
      } else if source.has("{%", at: position) {
        try lexTag(from: .tagStart, to: .tagEnd, closing: "%}")
      } else if source.has("{#", at: position) {
        try lexComment()
      } else {
        lexText()
      }
    }
    emit(.end, length: 0)
  }

  private mutating func lexText() {
    var end = position
    repeat {
      let brace = source.bytes[(end + 1)...].firstIndex(of: UInt8(ascii: "{"))
      end = brace ?? source.bytes.count
    } while end < source.bytes.count && !isOpening(at: end)
    emit(.text, length: end - position)
  }

  /// True if a tag begins here, or another kind of tag ends.
  private func isRim(at position: Int) -> Bool {
    isOpening(at: position) || source.has("}}", at: position) || source.has("%}", at: position)
  }

  private func isOpening(at position: Int) -> Bool {
    guard source.bytes[position] == UInt8(ascii: "{") else { return false }
    return source.has("{{", at: position) || source.has("{%", at: position)
      || source.has("{#", at: position)
  }

  private mutating func lexComment() throws(TemplateError) {
    var end = position + 2
    while !source.has("#}", at: end) {
      guard end < source.bytes.count else {
        throw error(.unclosedComment, length: 2)
      }
      end += 1
    }
    emit(.comment, length: end + 2 - position)
  }

  private mutating func lexTag(
    from start: Token.Kind, to end: Token.Kind, closing: StaticString
  ) throws(TemplateError) {
    let opening = position
    emit(start, length: source.has("-", at: position + 2) ? 3 : 2)
    while true {
      skipSpace()
      if source.has(closing, at: position) {
        return emit(end, length: 2)
      }
      if source.has("-", at: position), source.has(closing, at: position + 1) {
        return emit(end, length: 3)
      }
      guard position < source.bytes.count, !isRim(at: position) else {
        position = opening
        throw error(.unclosedTag(opening: start.description, closing: end.description), length: 2)
      }
      try lexInsideTag()
    }
  }
}

// MARK: - Inside tags

extension Lexer {
  private mutating func lexInsideTag() throws(TemplateError) {
    switch Unicode.Scalar(source.bytes[position]) {
    case "|": emit(.pipe, length: 1)
    case ":": emit(.colon, length: 1)
    case ",": emit(.comma, length: 1)
    case "(": emit(.openingParenthesis, length: 1)
    case ")": emit(.closingParenthesis, length: 1)
    case "[": emit(.openingBracket, length: 1)
    case "]": emit(.closingBracket, length: 1)
    case "." where source.has("...", at: position): emit(.ellipsis, length: 3)
    case ".": emit(.dot, length: 1)
    case "=", "!", "<", ">": try lexComparison()
    case "\"", "'": try lexString()
    case "0"..."9": lexNumber()
    case "-" where isDigit(at: position + 1): lexNumber()
    case "a"..."z", "A"..."Z", "_", "\u{80}"...: lexName()
    default: throw unexpectedCharacter()
    }
  }

  private mutating func lexComparison() throws(TemplateError) {
    if source.has("==", at: position) {
      emit(.comparison(.equal), length: 2)
    } else if source.has("!=", at: position) {
      emit(.comparison(.notEqual), length: 2)
    } else if source.has("<=", at: position) {
      emit(.comparison(.lessOrEqual), length: 2)
    } else if source.has(">=", at: position) {
      emit(.comparison(.greaterOrEqual), length: 2)
    } else if source.has("=", at: position) {
      emit(.assign, length: 1)
    } else if source.has("<", at: position) {
      emit(.comparison(.less), length: 1)
    } else if source.has(">", at: position) {
      emit(.comparison(.greater), length: 1)
    } else {
      throw unexpectedCharacter()
    }
  }

  private mutating func lexString() throws(TemplateError) {
    let quote = source.bytes[position]
    var end = position + 1
    while end < source.bytes.count, source.bytes[end] != quote {
      end += source.isEscape(at: end, in: quote) ? 2 : 1
    }
    guard end < source.bytes.count else {
      throw error(.unclosedString(quote: Character(Unicode.Scalar(quote))), length: 1)
    }
    emit(.string, length: end + 1 - position)
  }

  /// In `list.0.1` each number is an index; elsewhere `0.1` is one number.
  private mutating func lexNumber() {
    let isIndex = tokens.last?.kind == .dot
    var end = endOfDigits(from: position + 1)
    if !isIndex, source.has(".", at: end), isDigit(at: end + 1) {
      end = endOfDigits(from: end + 1)
    }
    emit(.number, length: end - position)
  }

  private mutating func lexName() {
    var end = position + 1
    while end < source.bytes.count, source.bytes[end].isNamePart {
      end += 1
    }
    emit(.name, length: end - position)
  }
}

extension Lexer {
  private func isDigit(at position: Int) -> Bool {
    position < source.bytes.count && source.bytes[position].isDigit
  }

  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while isDigit(at: end) {
      end += 1
    }
    return end
  }

  private mutating func skipSpace() {
    while position < source.bytes.count, source.bytes[position].isSpace {
      position += 1
    }
  }

  private mutating func emit(_ kind: Token.Kind, length: Int) {
    tokens.append(Token(kind: kind, range: position..<position + length))
    position += length
  }

  private func unexpectedCharacter() -> TemplateError {
    let character = source.text(in: position..<source.bytes.count).first ?? " "
    return error(.unexpectedCharacter(character), length: character.utf8.count)
  }

  private func error(_ reason: TemplateError.Reason, length: Int) -> TemplateError {
    TemplateError(reason, at: position..<position + length, in: source)
  }
}
