import DocumentReading
import Templates

/// Looks beside the rows for what leads to the next page.
struct PagingSearch {
  /// A value that stands beside the rows.
  fileprivate struct Neighbour {
    let key: String
    /// The key in one spelling: `next_page_token` for `nextPageToken`.
    let name: String
    let place: JSONPointer
    let value: JSON
    /// Whether it stands in what is called the next page: `{"next_page": {"offset": "…"}}`.
    let isOfNextPage: Bool
  }

  private var neighbours: [Neighbour] = []

  /// - Parameter rows: where the rows are.
  static func paging(of reply: JSON, rows: JSONPointer) -> InferredPaging? {
    // Beside a list that is the reply itself, only the header can say anything.
    if rows.tokens.isEmpty { return InferredPaging(kind: .link) }
    return PagingSearch(of: reply, around: rows).paging
  }

  /// - Parameter rows: where the rows are.
  init(of reply: JSON, around rows: JSONPointer) {
    var value = reply
    for length in rows.tokens.indices {
      look(at: value, way: Array(rows.tokens[..<length]), around: rows.tokens[length])
      guard let next = JSONPointer(tokens: [rows.tokens[length]]).value(in: value) else { break }
      value = next
    }
  }

  var paging: InferredPaging? { link ?? cursor ?? page ?? offset }

  private mutating func look(at json: JSON, way: [String], around rows: String) {
    guard case .object(let members) = json.kind else { return }
    for member in members where member.key != rows {
      let place = way + [member.key]
      let name = Words(of: member.key).snakeCased
      let holder = way.last.map { Words(of: $0).snakeCased } ?? ""
      if member.value.isObject {
        if Self.holders.contains(name) || holder == "links" {
          look(at: member.value, way: place, around: rows)
        }
        continue
      }
      // `{"next": {"href": "…"}}`
      neighbours.append(
        Neighbour(
          key: member.key, name: name == "href" ? holder : name,
          place: JSONPointer(tokens: place), value: member.value,
          isOfNextPage: holder == "next_page"))
    }
  }

  static let holders: Set<String> = [
    "cursors", "info", "links", "meta", "metadata", "next_page", "page", "page_info", "pagination",
    "paging", "response_metadata",
  ]
}

// MARK: - Orders

extension PagingSearch {
  private var link: InferredPaging? {
    let next = neighbours.first { neighbour in
      guard neighbour.isLeading, case .text(let text) = neighbour.value.kind else { return false }
      return text.has(\.isWebAddress)
    }
    return next.map { InferredPaging(kind: .link, next: $0.place) }
  }

  private var cursor: InferredPaging? {
    let next = neighbours.first {
      let isNumbered = $0.name == "next_page" && $0.value.number != nil
      return !isNumbered && ($0.isLeading || Self.cursors.contains($0.name) || $0.isToken)
    }
    return next.map {
      InferredPaging(kind: .cursor, parameter: $0.parameter, next: $0.place, size: size)
    }
  }

  private var page: InferredPaging? {
    let counted = number(in: ["total_elements"]) == nil ? nil : number(in: ["number"])
    let page =
      number(in: ["page", "current_page", "page_number", "page_no", "page_num"]) ?? counted
    let pages = number(in: ["total_pages", "page_count", "pages", "last_page"])
    guard page != nil || pages != nil || number(in: ["next_page"]) != nil else { return nil }
    let isCurrent = page.map { ["current_page", "number"].contains($0.name) } ?? true
    return InferredPaging(
      kind: .page, parameter: isCurrent ? "page" : page?.key,
      first: page?.value.number == 0 ? 0 : nil, size: size,
      total: pages == nil ? total : nil, pages: pages?.place)
  }

  private var offset: InferredPaging? {
    number(in: ["offset", "skip", "start", "start_at", "start_index"]).map {
      InferredPaging(kind: .offset, parameter: $0.key, size: size, total: total)
    }
  }

  private static let cursors: Set<String> = [
    "after", "continuation", "continuation_token", "continue", "cursor", "end_cursor", "max_id",
    "page_token", "scroll_id", "starting_after",
  ]

  private var size: InferredPaging.Size? {
    let size = number(in: ["per_page", "page_size", "limit", "page_limit", "max_results", "size"])
    guard let size, let count = size.value.number, 1...1_000 ~= count else { return nil }
    return InferredPaging.Size(parameter: size.key, count: count)
  }

  /// Where the reply says how many rows there are.
  var total: JSONPointer? {
    number(in: [
      "total", "total_count", "total_elements", "total_items", "total_results", "total_rows",
      "total_number",
    ])?
    .place
  }

  /// The first one of these names that is a number.
  private func number(in names: [String]) -> Neighbour? {
    names.lazy.compactMap { name in
      neighbours.first { $0.name == name && $0.value.number != nil && $0.hasPlainKey }
    }.first
  }
}

extension PagingSearch.Neighbour {
  /// `next`, `next_cursor`
  fileprivate var isLeading: Bool { name == "next" || name.hasPrefix("next_") }

  /// Whether it is what a request says to get the next page, though it is called as a count.
  fileprivate var isToken: Bool {
    isOfNextPage && ["offset", "token"].contains(name) && value.text != nil
  }

  /// Whether a request may have a parameter of this name.
  fileprivate var hasPlainKey: Bool {
    key.utf8.allSatisfy { $0.isLetterOrDigit || "_-.~$@[]".utf8.contains($0) }
  }

  /// What a request may call the cursor: `cursor` for `next_cursor`, `pageToken` for `nextPageToken`.
  fileprivate var parameter: String {
    if name == "end_cursor" { return "after" }
    guard hasPlainKey, name.hasPrefix("next_") else { return isLeading ? "cursor" : key }
    let rest = key.dropFirst(4).drop { $0 == "_" || $0 == "-" }
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
