import Speaking
import Templates

extension JSONSource {
  /// Refuses what is no text in UTF-8, and what holds control characters.
  func requireText() throws(DataError) {
    if let encoding = otherEncoding { throw error(YAMLProblem.encoding(encoding), at: 0) }
    guard String(utf8: bytes) != nil else {
      throw error(YAMLProblem.notUTF8, at: firstBadByte)
    }
    if let offset = bytes.firstIndex(where: \.isControlInYAML) {
      throw error(YAMLProblem.control(bytes[offset]), at: offset)
    }
  }

  /// The name of the encoding that the first bytes betray, if it is not UTF-8.
  private var otherEncoding: String? {
    let first = Array(bytes.prefix(4))
    if first.starts(with: [0xFF, 0xFE, 0, 0]) || first.starts(with: [0, 0]) { return "UTF-32" }
    if first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    return first.prefix(2).contains(0) ? "UTF-16" : nil
  }

  private var firstBadByte: Int {
    var (decoder, iterator, offset) = (UTF8(), bytes.makeIterator(), 0)
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return offset
  }

  func error(_ problem: YAMLProblem, at offset: Int) -> DataError {
    let words = problem.words
    return error(.malformed(problem: words.problem.text, wayOut: words.wayOut.text), at: offset)
  }
}
