import Templates

/// The replies that a module's tests and LocalServer have for a list: the rows, and around them
/// what names the next page.
struct SampleReply {
  private let rows: ReplyPlace
  private let paging: PagingStyle
  private let isUsual: Bool
  /// The DTO of the rows.
  private let row: String
  /// Where the list is asked for by tests.
  private let path: String

  /// - Parameter isUsual: whether nothing was said of how the list is asked for.
  init(rows: ReplyPlace, paging: PagingStyle, isUsual: Bool, entity: String, path: String) {
    (self.rows, self.paging, self.isUsual) = (rows, paging, isUsual)
    (row, self.path) = (entity + "DTO", path)
  }

  /// Which of the replies it is.
  private enum Turn {
    case first, last, canned
  }

  /// The facts of the list for templates.
  func value() throws -> Value {
    let (first, last) = (try tree(.first).line, try tree(.last).line)
    let canned = try tree(.canned).lines
    let wrapped = inElement
    return [
      "rows": .text(rows.description), "paging": .text(paging.swift),
      "start": .text(last.before), "end": .text(last.after),
      "firstJSON": .text(firstJSON(first)), "lastJSON": .text(lastJSON(last)),
      "rowStart": .text(wrapped.before), "rowEnd": .text(wrapped.after),
      "place": .text(codingPath),
      "cannedStart": .text(canned.before), "cannedEnd": .text(canned.after),
      "depth": .number(canned.depth),
      "firstNext": .text(argument(firstNext)),
      "lastNext": .text(argument(lastNext)),
      "shownLastNext": .text(argument(isTold ? nil : lastNext)),
      "countedBy": .text(unit), "total": .text(paging.total == nil ? "" : total),
      "link": .text(paging.kind == .link && paging.next == nil ? argument(firstNext) : ""),
      "firstQuery": .text(query(nil)), "later": .text(laterCursor ?? ""),
      "laterAsked": .text(asked(laterCursor)),
      "searched": .text(searchCursor), "searchAsked": .text(searchAsked),
      "hasLater": .flag(paging.kind != .none),
      "lastName": .text(paging.kind == .none ? "first" : "last"),
    ]
  }
}

// How the JSON stands in the generated code, whose lines have 100 characters at most.
extension SampleReply {
  /// A literal of one line, if there is room for it.
  private func firstJSON(_ around: (before: String, after: String)) -> String {
    let line = "#\"\(around.before)\(inElement("\\#(\(row).sampleJSON)"))\(around.after)\"#"
    if line.count <= 75 { return line }
    let row = inElement("\\(\(row).sampleJSON)")
    return "\"\"\"\n    " + lines(around, [row]) + "\n    \"\"\""
  }

  private func lastJSON(_ around: (before: String, after: String)) -> String {
    lines(around, ["sampleJSON", "secondJSON"].map { inElement("\\(\(row).\($0))") })
  }

  private func lines(_ around: (before: String, after: String), _ rows: [String]) -> String {
    let line = around.before + rows.joined(separator: ", ") + around.after
    if line.count <= 96 { return line }
    return around.before + "\n      " + rows.joined(separator: ",\n      ") + "\n    "
      + around.after
  }

  private func inElement(_ row: String) -> String { inElement.before + row + inElement.after }
}

// What tests ask for.
extension SampleReply {
  private var firstNext: String? {
    switch paging.kind {
    case .cursor: paging.isByLastRow ? "\\(\(row).sample.id)" : "c2"
    case .page: "\(paging.first + 1)"
    case .offset: "\(paging.first + 1)"
    case .link: "/next?page=2"
    case .none: nil
    }
  }

  /// The last page has two rows, and nothing but numbers says that it is the last.
  private var lastNext: String? {
    switch paging.kind {
    case .cursor: paging.isByLastRow ? "\\(\(row).second.id)" : nil
    case .page: paging.pages == nil ? "\(paging.first + 2)" : nil
    case .offset: "\(paging.first + 3)"
    case .link, .none: nil
    }
  }

  /// True if the replies say how many rows or pages there are.
  private var isTold: Bool { paging.total != nil || paging.pages != nil }

  /// The unit of pages; empty where they have none.
  private var unit: String {
    switch paging.kind {
    case .page: "page"
    case .offset: "row"
    case .cursor, .link, .none: ""
    }
  }

  /// More rows than the first page has, and no more than both.
  private var total: String { "2" }

  private var laterCursor: String? { paging.kind == .cursor ? "a+b" : firstNext }

  private var searchCursor: String {
    paging.kind == .cursor ? "c2" : laterCursor ?? "c2"
  }

  private var searchAsked: String {
    if paging.kind == .link { return asked(laterCursor) }
    let query = query(paging.kind == .none ? nil : searchCursor)
    if isUsual { return "/\(path)\(query)&q=a%26b" }
    return "/\(path)?q=a%26b" + (query.isEmpty ? "" : "&" + query.dropFirst())
  }

  private func asked(_ cursor: String?) -> String {
    paging.kind == .link ? cursor ?? "" : "/\(path)\(query(cursor))"
  }

  /// The query behind the path in the request for a page.
  private func query(_ cursor: String?) -> String {
    let start: String? =
      switch paging.kind {
      case .page: "\(paging.first)"
      case .offset: "\(paging.first)"
      case .cursor, .link, .none: nil
      }
    var items: [String] = []
    if !paging.parameter.isEmpty, let place = cursor ?? start {
      items.append("\(paging.parameter)=\(place)")
    }
    if let size = paging.size { items.append("\(size.parameter)=\(size.count)") }
    let query = items.joined(separator: "&").map { character in
      switch character {
      case "[": "%5B"
      case "]": "%5D"
      case "+": "%2B"
      default: String(character)
      }
    }
    return items.isEmpty ? "" : "?" + query.joined()
  }

  private func argument(_ next: String?) -> String { next.map { ", next: \"\($0)\"" } ?? "" }
}

// What they are answered.
extension SampleReply {
  private var inElement: (before: String, after: String) {
    let keys = rows.rows.inElement
    let start = keys.map { "{\(JSON.quoted($0)): " }.joined()
    return (start, String(repeating: "}", count: keys.count))
  }

  /// How an error names the first row.
  private var codingPath: String {
    let (list, inElement) = rows.rows
    return list.joined(separator: ".") + "[0]." + inElement.map { $0 + "." }.joined()
  }

  private func tree(_ turn: Turn) throws -> ReplyTree {
    var tree = ReplyTree()
    try insert("", at: ReplyPlace(keys: rows.rows.list), asRows: true, into: &tree)
    if let next = paging.next, let told = told(turn) {
      try insert(told, at: next, into: &tree)
    }
    if let place = paging.total { try insert(total, at: place, into: &tree) }
    if let pages = paging.pages { try insert(turn == .canned ? "1" : "2", at: pages, into: &tree) }
    return tree
  }

  private func told(_ turn: Turn) -> String? {
    switch turn {
    case .first: JSON.quoted(firstNext ?? "")
    case .last: nil
    case .canned: "null"
    }
  }

  private func insert(
    _ text: String, at place: ReplyPlace, asRows: Bool = false, into tree: inout ReplyTree
  ) throws {
    guard tree.insert(text, at: place.keys[...], asRows: asRows) else {
      throw InvalidRequest(paging.description, .inRows(place, rows))
    }
  }
}
