import DocumentReading
import Templates

/// A place in a server's reply, as a JSON Pointer says it, such as `/data/items`; `/` is the reply
/// itself. Of rows, one key may be `*`, for each element of a list: `/data/children/*/data`.
struct ReplyPlace: Equatable, Sendable {
  /// The keys on the way, without escapes.
  let keys: [String]

  static let whole = ReplyPlace(keys: [])
  /// Where the rows of most lists are.
  static let items = ReplyPlace(keys: ["items"])

  init(keys: [String]) { self.keys = keys }

  /// - Parameter hasElements: whether a `*` stands for each element of a list.
  init(_ text: String, hasElements: Bool = false) throws(InvalidRequest) {
    if text.isEmpty || text == "/" {
      self = .whole
      return
    }
    guard text.hasPrefix("/") else { throw InvalidRequest(text, .noPointer) }
    var keys: [String] = []
    for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard !part.isEmpty, part.unicodeScalars.allSatisfy(\.isPlainInText),
        let key = JSONPointer("/" + part)?.tokens.first
      else { throw InvalidRequest(text, .badKey(String(part))) }
      keys.append(key)
    }
    self.keys = keys
    guard hasElements else { return }
    if keys.last == "*" { throw InvalidRequest(text, .nothingBehindElement) }
    if keys.count(where: { $0 == "*" }) > 1 { throw InvalidRequest(text, .twoElements) }
  }

  /// The keys as far as the list of the rows, and those of a row in an element of it.
  var rows: (list: [String], inElement: [String]) {
    let parts = keys.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    return (Array(parts[0]), Array(parts.dropFirst().first ?? []))
  }
}

extension ReplyPlace: CustomStringConvertible {
  var description: String {
    keys.isEmpty ? "/" : JSONPointer(tokens: keys).description
  }
}
