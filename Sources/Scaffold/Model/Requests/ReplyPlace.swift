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
        let key = Self.unescaped(part)
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

  private static func escaped(_ key: String) -> String {
    key.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
  }

  /// `~1` is a `/`, and `~0` a `~`; nothing else may follow a `~`.
  private static func unescaped(_ part: Substring) -> String? {
    let pieces = part.split(separator: "~", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(String(pieces[0])) { key, piece in
      switch piece.first {
      case "0": key.map { $0 + "~" + piece.dropFirst() }
      case "1": key.map { $0 + "/" + piece.dropFirst() }
      default: nil
      }
    }
  }
}

extension ReplyPlace: CustomStringConvertible {
  var description: String {
    keys.isEmpty ? "/" : keys.map { "/" + Self.escaped($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether it means itself in a literal of generated code and in JSON.
  fileprivate var isPlainInText: Bool {
    self != "\"" && self != "\\" && properties.generalCategory != .control
      && properties.generalCategory != .lineSeparator
      && properties.generalCategory != .paragraphSeparator
  }
}
