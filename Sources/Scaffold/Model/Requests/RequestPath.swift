import Templates

/// The path of requests below the server's address, as `--path` says it:
/// `/repos/{owner}/{repo=swift}/issues`.
///
/// A server may end its paths with a `/` or with `.json`; what asks for one row ends so too. Where rows
/// are made or found elsewhere than below the path of the list, those paths stand behind it:
/// `"/pet/findByStatus /pet /pet/{id}"`.
struct RequestPath: Equatable, Sendable {
  private let segments: [[Piece]]
  /// True if a `/` is behind the last segment.
  private var hasSlash = false
  /// Where a new one is sent, and where one of them is, if it is not as the path of the list says.
  private var others: [RequestPath] = []

  private enum Piece: Equatable, Sendable {
    case text(String)
    case parameter(Parameter)
  }

  /// A value in the path, which the app says.
  struct Parameter: Equatable, Sendable {
    /// As it was written.
    let key: String
    /// The value in the app; `nil` if that is still to be filled in.
    let value: String?

    /// The name in Swift.
    var name: String { Words(of: key).camelCased }
    /// The value in tests, and in an app that was given none.
    var sample: String { value ?? key }
  }

  /// The name of the id in the path of an item.
  static let id = "id"

  /// Names that the code around the path has already.
  private static let taken: Set<String> = [
    "client", "cursor", "database", "input", "list", "memory", "network", "storage", "text",
    "transport",
  ]

  init(_ text: String) throws(InvalidRequest) {
    let words = text.split(separator: " ")
    try self.init(words.first ?? "", in: text)
    for word in words.dropFirst() { others.append(try RequestPath(word, in: text)) }
    let ofOne = others.filter(\.hasID).count
    guard ofOne <= 1, others.count - ofOne <= 1, others.isEmpty || !hasID else {
      throw InvalidRequest(text, .tooManyPaths)
    }
    let known = Set(parameters.map(\.name))
    if let other = others.lazy.flatMap(\.parameters).first(where: { !known.contains($0.name) }) {
      throw InvalidRequest(text, .strangeParameter(other.key))
    }
  }

  private init(_ path: Substring, in text: String) throws(InvalidRequest) {
    var parts = (path.hasPrefix("/") ? path.dropFirst() : path).split(
      separator: "/", omittingEmptySubsequences: false)
    hasSlash = parts.count > 1 && parts.last?.isEmpty == true
    if hasSlash { parts.removeLast() }
    var segments: [[Piece]] = []
    for part in parts { segments.append(try Self.pieces(of: part, in: text)) }
    self.segments = segments
    let names = parameters.map(\.name)
    if let twice = names.indices.first(where: { names[..<$0].contains(names[$0]) }) {
      throw InvalidRequest(text, .doubledParameter(parameters[twice].key))
    }
  }

  private static func pieces(
    of segment: Substring, in text: String
  ) throws(InvalidRequest) -> [Piece] {
    var pieces: [Piece] = []
    var rest = segment
    while !rest.isEmpty {
      let plain = rest.prefix { $0 != "{" }
      guard plain.allSatisfy(\.isPlainInPath) else {
        throw InvalidRequest(text, .badSegment(String(segment)))
      }
      if !plain.isEmpty { pieces.append(.text(String(plain))) }
      rest = rest[plain.endIndex...]
      guard !rest.isEmpty else { break }
      guard let end = rest.firstIndex(of: "}") else {
        throw InvalidRequest(text, .unclosedParameter)
      }
      pieces.append(.parameter(try parameter(rest[..<end].dropFirst(), in: text)))
      rest = rest[end...].dropFirst()
    }
    guard !pieces.isEmpty, pieces != [.text(".")], pieces != [.text("..")] else {
      throw InvalidRequest(text, .badSegment(String(segment)))
    }
    return pieces
  }

  private static func parameter(
    _ text: Substring, in path: String
  ) throws(InvalidRequest) -> Parameter {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let parameter = Parameter(
      key: String(sides.first ?? ""), value: sides.dropFirst().first.map(String.init))
    let key = parameter.key
    guard key.first?.isLetter == true,
      key.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }),
      !SwiftKeyword.isReserved(parameter.name)
    else { throw InvalidRequest(path, .badPathParameter(key)) }
    if taken.contains(parameter.name) { throw InvalidRequest(path, .takenPathParameter(key)) }
    if let value = parameter.value, value.isEmpty || !value.allSatisfy(\.isPlainInPath) {
      throw InvalidRequest(path, .badPathValue(value, key))
    }
    return parameter
  }
}

extension RequestPath {
  /// The values that the app says.
  var parameters: [Parameter] {
    segments.joined().compactMap { piece in
      if case .parameter(let parameter) = piece, parameter.key != Self.id { parameter } else { nil }
    }
  }

  /// True if it is the path of one thing of many.
  var hasID: Bool { segments.joined().contains(Self.ofID) }

  /// The path of one thing of those that the path has: of `calls.json`, that is `calls/{id}.json`.
  var ofOne: RequestPath {
    if hasID { return self }
    if let one = others.first(where: \.hasID) { return one }
    var one = self
    one.others = []
    if case .text(let text)? = segments.last?.last,
      let ending = Self.endings.first(where: { text.hasSuffix($0) && text != $0 })
    {
      let plain = Piece.text(String(text.dropLast(ending.count)))
      let last = Array((segments.last ?? []).dropLast()) + [plain]
      one = RequestPath(segments: segments.dropLast() + [last, [Self.ofID, .text(ending)]])
    } else {
      one = RequestPath(segments: segments + [[Self.ofID]])
    }
    one.hasSlash = hasSlash
    return one
  }

  /// Where a new one is sent.
  var ofNew: RequestPath { others.first { !$0.hasID } ?? self }

  /// The ends of paths that name the form of a server's replies.
  private static let endings = [".json", ".xml", ".geojson"]

  private static var ofID: Piece { .parameter(Parameter(key: id, value: nil)) }

  private init(segments: [[Piece]]) { self.segments = segments }

  /// In a literal of generated code, where `id` is what the id is called there.
  func swift(id: String) -> String {
    written { $0.key == Self.id ? "\\(\(id))" : "\\(\($0.name))" }
  }

  /// As it is asked for by a test.
  func asked(id: String) -> String {
    written { $0.key == Self.id ? "\\(\(id))" : $0.sample }
  }

  /// As a real server is asked, with what is not plain in an address escaped.
  ///
  /// - Parameter values: those of the parameters by their keys; else what is written in the path.
  func address(id: String, values: [String: String]) -> String {
    written(\.escapedInAddress) {
      ($0.key == Self.id ? id : values[$0.key] ?? $0.sample).escapedInAddress
    }
  }

  /// The file of LocalServer that answers a method, from its folder; a `_` stands for any value.
  func file(_ method: String, status: String = "") -> String {
    var names = segments.map { segment in
      if case .text(let text)? = segment.first, segment.count == 1 { text } else { "_" }
    }
    var last = names.removeLast()
    if let dot = last.lastIndex(of: "."), dot != last.startIndex { last = String(last[..<dot]) }
    names.append("\(method) \(last)\(status).json")
    return names.joined(separator: "/")
  }

  private func written(
    _ plain: (String) -> String = { $0 }, _ parameter: (Parameter) -> String
  ) -> String {
    segments.map { segment in
      segment.map { piece in
        switch piece {
        case .text(let text): plain(text)
        case .parameter(let value): parameter(value)
        }
      }
      .joined()
    }
    .joined(separator: "/") + (hasSlash ? "/" : "")
  }
}

extension RequestPath: CustomStringConvertible {
  var description: String {
    let own = "/" + written { "{\($0.key)\($0.value.map { "=\($0)" } ?? "")}" }
    return ([own] + others.map(\.description)).joined(separator: " ")
  }
}

extension Character {
  /// True if it stands for itself in an address, in a literal and in the name of a file.
  fileprivate var isPlainInPath: Bool {
    isLetter || isNumber || isASCII && "-_.~@+,=".contains(self)
  }
}

extension String {
  /// The text with escapes for a segment or a query of an address.
  package var escapedInAddress: String {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"
    return utf8.reduce(into: "") { text, byte in
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, plain.contains(character) {
        text.append(character)
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
