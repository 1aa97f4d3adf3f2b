import Ground
import Templates

/// How a server hands out a list, as `--paging` says it: `page(page, size: per_page=30)`.
struct PagingStyle: Equatable, Sendable {
  let kind: Kind
  /// The name of the place of a page in requests; empty where it has none.
  let parameter: String
  private(set) var next: ReplyPlace?
  /// True if the id of the last row is the cursor.
  private(set) var isByLastRow = false
  private(set) var first = 1
  private(set) var size: Size?
  private(set) var total: ReplyPlace?
  private(set) var pages: ReplyPlace?

  enum Kind: String, CaseIterable, Sendable {
    case cursor, page, offset, link, none
  }

  /// How many rows a page is asked to have: `per_page=30`.
  struct Size: Equatable, Sendable {
    let parameter: String
    let count: Int
  }

  /// More rows than this no test of a module is to repeat.
  private static let largest = 1_000

  /// The keys behind a `:` in the parentheses.
  fileprivate enum Key: String {
    case next, last, first, size, total, pages
  }

  init(_ text: String) throws(InvalidRequest) {
    let text = text.trimmed
    let word = text.prefix { $0 != "(" }.trimmed
    guard let kind = Kind(rawValue: word) else {
      throw InvalidRequest(
        text, .unknownPaging(word, Suggestion(for: word, among: Kind.allCases.map(\.rawValue))))
    }
    self.kind = kind
    first = kind.first
    var inner = text.dropFirst(word.count).trimmed
    guard inner.isEmpty || inner.hasPrefix("(") && inner.hasSuffix(")") && inner.count > 1 else {
      throw InvalidRequest(text, .unclosedPaging)
    }
    inner = String(inner.dropFirst().dropLast())
    var parts = inner.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    if inner.trimmed.isEmpty { parts = [] }
    parameter = try Self.parameter(&parts, of: kind, in: text)
    var given: Set<Key> = []
    for part in parts {
      let sides = part.split(separator: ":", maxSplits: 1).map(\.trimmed)
      guard let word = sides.first, let key = Key(rawValue: word), kind.keys.contains(key) else {
        throw InvalidRequest(text, .unknownPart(part, kind, kind.keys.map(\.rawValue)))
      }
      guard given.insert(key).inserted else { throw InvalidRequest(text, .doubledPart(word)) }
      try set(key, to: sides.dropFirst().first ?? "", in: text)
    }
    try requireAgreement(of: given, in: text)
  }

  private mutating func set(
    _ key: Key, to value: String, in text: String
  ) throws(InvalidRequest) {
    switch key {
    case .next: next = try Self.place(value, called: key, in: text)
    case .total: total = try Self.place(value, called: key, in: text)
    case .pages: pages = try Self.place(value, called: key, in: text)
    case .last:
      guard value.isEmpty else { throw InvalidRequest(text, .badPart("last: " + value, "last")) }
      isByLastRow = true
    case .first:
      guard let number = Int(value), 0...1 ~= number else {
        throw InvalidRequest(text, .badPart("first: " + value, "first: 0"))
      }
      first = number
    case .size:
      let sides = value.split(separator: "=", omittingEmptySubsequences: false).map(\.trimmed)
      guard sides.count == 2, let count = Int(sides[1]), 1...Self.largest ~= count else {
        throw InvalidRequest(text, .badPart("size: " + value, "size: per_page=30"))
      }
      try Self.requireParameter(sides[0], in: text)
      size = Size(parameter: sides[0], count: count)
    }
  }

  private mutating func requireAgreement(
    of given: Set<Key>, in text: String
  ) throws(InvalidRequest) {
    if isByLastRow, next != nil { throw InvalidRequest(text, .notTogether("next", "last")) }
    if total != nil, pages != nil { throw InvalidRequest(text, .notTogether("total", "pages")) }
    if kind == .cursor, !isByLastRow, next == nil { next = .next }
  }
}

extension PagingStyle {
  /// How most APIs page whose words are not known.
  static let usual = PagingStyle()

  private init() {
    (kind, parameter, next) = (.cursor, "cursor", .next)
  }

  /// A word in front of the parts is what the requests call the place of a page.
  private static func parameter(
    _ parts: inout [String], of kind: Kind, in text: String
  ) throws(InvalidRequest) -> String {
    guard let usual = kind.parameter else { return "" }
    guard let first = parts.first, !first.contains(":"),
      kind != .cursor || first != Key.last.rawValue
    else { return usual }
    parts.removeFirst()
    try requireParameter(first, in: text)
    return first
  }

  private static func requireParameter(_ name: String, in text: String) throws(InvalidRequest) {
    let isPlain = name.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "_-.~$@[]".contains($0))
    }
    guard isPlain, !name.isEmpty else { throw InvalidRequest(text, .badParameter(name)) }
  }

  private static func place(
    _ value: String, called key: Key, in text: String
  ) throws(InvalidRequest) -> ReplyPlace {
    guard let place = try? ReplyPlace(value), !place.keys.isEmpty else {
      throw InvalidRequest(text, .badPart("\(key): \(value)", "\(key): /meta/\(key)"))
    }
    return place
  }
}

extension ReplyPlace {
  /// Where most cursors are.
  fileprivate static let next = ReplyPlace(keys: ["next"])
}

extension PagingStyle.Kind {
  /// The name of the place of a page in requests, by default.
  fileprivate var parameter: String? {
    switch self {
    case .cursor, .page, .offset: rawValue
    case .link, .none: nil
    }
  }

  /// The number of the first page or row, by default.
  fileprivate var first: Int { self == .offset ? 0 : 1 }

  fileprivate var keys: [PagingStyle.Key] {
    switch self {
    case .cursor: [.next, .last, .size]
    case .page: [.first, .size, .total, .pages]
    case .offset: [.first, .size, .total]
    case .link: [.next, .size]
    case .none: []
    }
  }
}

extension PagingStyle: CustomStringConvertible {
  /// As `--paging` takes it, without what goes without saying.
  var description: String {
    var parts: [String] = []
    if let next, next != .next || kind == .link { parts.append("next: \(next)") }
    if isByLastRow { parts.append("last") }
    if first != kind.first { parts.append("first: \(first)") }
    if let size { parts.append("size: \(size.parameter)=\(size.count)") }
    if let total { parts.append("total: \(total)") }
    if let pages { parts.append("pages: \(pages)") }
    if !parameter.isEmpty, !parts.isEmpty || parameter != kind.parameter {
      parts.insert(parameter, at: 0)
    }
    return kind.rawValue + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")
  }
}

extension PagingStyle {
  /// The style as the generated code has it, as it stands behind `paging: `.
  var swift: String {
    var arguments = parameter.isEmpty ? [] : ["\"\(parameter)\""]
    let name: String
    switch kind {
    case .cursor: name = isByLastRow ? "lastRow" : "cursor"
    case .none: name = "whole"
    default: name = kind.rawValue
    }
    if let next { arguments.append("next: \"\(next)\"") }
    if first != kind.first { arguments.append("first: \(first)") }
    if let size { arguments.append("size: PageSize(\"\(size.parameter)\", \(size.count))") }
    if let total { arguments.append("total: \"\(total)\"") }
    if let pages { arguments.append("pages: \"\(pages)\"") }
    if kind == .none { return ".whole" }
    let line = ".\(name)(\(arguments.joined(separator: ", ")))"
    // With what stands around it, a line has 100 characters at most.
    return line.count <= 84
      ? line : ".\(name)(\n        \(arguments.joined(separator: ",\n        ")))"
  }
}
