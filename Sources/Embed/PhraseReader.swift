/// Reads a file of phrases in the form of Apple's `.strings`: `"English" = "another language";`, and
/// `/* comments */`. A text may have several lines; in it, `\"` is a quotation mark, `\\` a backslash, `\n`
/// a line break.
struct PhraseReader {
  private let path: String
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  /// The line that the phrase at hand begins in, which is where its author looks for a mistake.
  private var firstLine = 1

  init(_ text: String, path: String) { (self.path, bytes) = (path, Array(text.utf8)) }

  /// The next phrase; `nil` at the end.
  mutating func next() throws(BadPhrase) -> Phrase? {
    try skipGap()
    firstLine = line
    guard place < bytes.count else { return nil }
    let english = try text()
    try take("=")
    let said = try text()
    try take(";")
    return Phrase(english: english, said: said, line: firstLine)
  }
}

extension PhraseReader {
  private mutating func text() throws(BadPhrase) -> String {
    try take("\"")
    var text: [UInt8] = []
    while let byte = read() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(try escaped())
      default: text.append(byte)
      }
    }
    throw bad("a text is never closed; end it with `\"`")
  }

  private mutating func escaped() throws(BadPhrase) -> UInt8 {
    switch read() {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case let byte? where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\"): byte
    default: throw bad("unknown escape; write `\\\\` for a backslash, `\\\"` or `\\n`")
    }
  }

  private mutating func take(_ sign: Unicode.Scalar) throws(BadPhrase) {
    try skipGap()
    guard read() == UInt8(ascii: sign) else {
      let form = "`\"English\" = \"text\";`, and `\\\"` for a quotation mark in a text"
      throw bad("there is no `\(sign)` where one belongs; write \(form)")
    }
  }

  /// Skips spaces, line breaks and comments.
  private mutating func skipGap() throws(BadPhrase) {
    while place < bytes.count {
      if bytes[place...].starts(with: "/*".utf8) {
        let start = line
        while !bytes[place...].starts(with: "*/".utf8) {
          guard read() != nil else {
            throw bad("a comment is never closed; end it with `*/`", at: start)
          }
        }
        place += 2
      } else if " \t\r\n".utf8.contains(bytes[place]) {
        _ = read()
      } else {
        return
      }
    }
  }

  private mutating func read() -> UInt8? {
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    if bytes[place] == UInt8(ascii: "\n") { line += 1 }
    return bytes[place]
  }

  private func bad(_ problem: String, at line: Int? = nil) -> BadPhrase {
    BadPhrase(path: path, line: line ?? firstLine, problem: problem)
  }
}
