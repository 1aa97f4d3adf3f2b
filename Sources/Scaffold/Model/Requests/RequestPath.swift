import Templates

/// The path of requests below the server's address, as `--path` says it:
/// `/repos/{owner}/{repo=swift}/issues`.
struct RequestPath: Equatable, Sendable {
  private let segments: [[Piece]]

  private enum Piece: Equatable, Sendable {
    case text(String)
    case parameter(Parameter)
  }

  /// A value in the path, which the app says.
  struct Parameter: Equatable, Sendable {
    /// As it was written.
    let key: String
    /// What the app says; `nil` if that is still to be filled in.
    let value: String?

    /// The name in Swift.
    var name: String { Words(of: key).camelCased }
    /// What tests and an app that was told nothing say.
    var sample: String { value ?? key }
  }

  /// What the path of an item calls its id.
  static let id = "id"

  /// Names that the code around the path has already.
  private static let taken: Set<String> = [
    "client", "cursor", "database", "input", "list", "memory", "network", "storage", "text",
    "transport",
  ]

  init(_ text: String) throws(InvalidRequest) {
    var segments: [[Piece]] = []
    let path = text.hasPrefix("/") ? text.dropFirst() : text[...]
    for segment in path.split(separator: "/", omittingEmptySubsequences: false) {
      segments.append(try Self.pieces(of: segment, in: text))
    }
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

  /// Whether it is the path of one thing of many.
  var hasID: Bool { segments.joined().contains(Self.ofID) }

  /// The path of one thing of those that the path has.
  var ofOne: RequestPath {
    hasID ? self : RequestPath(segments: segments + [[Self.ofID]])
  }

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

  /// What templates are told of the path, for the raw type of an entity.
  func value(of entity: String) -> Value {
    let id = "\(entity)DTO.sample.id"
    let texts = [
      "path": hasID ? ofOne.swift(id: "id") : swift(id: "id"), "asked": asked(id: id),
      "one": ofOne.swift(id: "id"), "oneAsked": ofOne.asked(id: id),
      "get": file("GET"), "post": file("POST"), "getOne": ofOne.file("GET"),
      "put": ofOne.file("PUT"), "patch": ofOne.file("PATCH"),
      "delete": ofOne.file("DELETE", status: " 204"),
      "static": parameters.isEmpty ? "static " : "", "own": parameters.isEmpty ? "Self." : "",
      "declared": list(",\n    ") { "\($0.name): String" },
      "passed": list(", ") { "\($0.name): \($0.name)" },
      "given": list(", ") { "\($0.name): \"\($0.sample)\"" },
    ]
    var values = texts.mapValues { Value.text($0) }
    values["below"] = .text(String(list(", ") { "\($0.name): \"\($0.sample)\"" }.dropFirst(2)))
    values["hasID"] = .flag(hasID)
    values["isOpen"] = .flag(parameters.contains { $0.value == nil })
    values["parameters"] = .list(parameters.map { .text($0.name) })
    return .record(values)
  }

  /// The parameters, each behind a comma.
  private func list(_ comma: String, _ text: (Parameter) -> String) -> String {
    parameters.map { comma + text($0) }.joined()
  }

  private func written(_ parameter: (Parameter) -> String) -> String {
    segments.map { segment in
      segment.map { piece in
        switch piece {
        case .text(let text): text
        case .parameter(let value): parameter(value)
        }
      }
      .joined()
    }
    .joined(separator: "/")
  }
}

extension RequestPath: CustomStringConvertible {
  var description: String {
    "/" + written { "{\($0.key)\($0.value.map { "=\($0)" } ?? "")}" }
  }
}

extension Character {
  /// Whether it stands for itself in an address, in a literal and in the name of a file.
  fileprivate var isPlainInPath: Bool {
    isLetter || isNumber || isASCII && "-_.~@+,=".contains(self)
  }
}
