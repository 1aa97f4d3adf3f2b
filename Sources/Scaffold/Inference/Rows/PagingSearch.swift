import DocumentReading
import Templates

/// Looks beside the rows for what leads to the next page.
struct PagingSearch {
  private var found: [InferredPaging] = []

  /// - Parameter rows: where the rows are.
  static func paging(of reply: JSON, rows: JSONPointer) -> InferredPaging? {
    var search = PagingSearch()
    var value = reply
    for length in rows.tokens.indices {
      search.look(at: value, way: Array(rows.tokens[..<length]), around: rows.tokens[length])
      guard let next = JSONPointer(tokens: [rows.tokens[length]]).value(in: value) else { break }
      value = next
    }
    return order.lazy.compactMap { kind in search.found.first { $0.kind == kind } }.first
  }

  private static let order: [InferredPaging.Kind] = [.link, .cursor, .page, .offset]

  private mutating func look(at json: JSON, way: [String], around rows: String) {
    guard case .object(let members) = json.kind else { return }
    for member in members where member.key != rows {
      let place = way + [member.key]
      let words = KeyPhrase(member.key)
      if member.value.isObject {
        if Self.holders.contains(words.text) || way.last.map(KeyPhrase.init)?.isOfLinks ?? false {
          look(at: member.value, way: place, around: rows)
        }
        continue
      }
      // `{"next": {"href": "…"}}`
      let name = words.text == "href" ? way.last.map(KeyPhrase.init)?.text ?? "" : words.text
      if let kind = Self.kind(of: name, member.value) {
        found.append(InferredPaging(kind: kind, place: JSONPointer(tokens: place)))
      }
    }
  }

  private static func kind(of name: String, _ value: JSON) -> InferredPaging.Kind? {
    let isAddress = if case .text(let text) = value.kind { text.has(\.isWebAddress) } else { false }
    let isLeading = name == "next" || name.hasPrefix("next_") || name.hasSuffix("_next_link")
    if isLeading, isAddress { return .link }
    let isPageNumber = if case .number = value.kind { true } else { false }
    if name == "next_page", isPageNumber { return .page }
    if cursors.contains(name) || isLeading { return .cursor }
    guard isPageNumber else { return nil }
    if pages.contains(name) { return .page }
    return offsets.contains(name) ? .offset : nil
  }

  private static let cursors: Set<String> = [
    "after", "continuation", "continuation_token", "continue", "cursor", "end_cursor", "max_id",
    "page_token", "scroll_id", "starting_after",
  ]
  private static let pages: Set<String> = [
    "current_page", "last_page", "page", "page_count", "page_no", "page_num", "page_number",
    "pages", "total_pages",
  ]
  private static let offsets: Set<String> = ["offset", "skip", "start", "start_index"]
  private static let holders: Set<String> = [
    "cursors", "info", "links", "meta", "metadata", "page", "page_info", "pagination", "paging",
    "response_metadata",
  ]
}

/// A key in one spelling: `nextPageToken` and `next_page_token` are the same.
private struct KeyPhrase {
  let text: String

  init(_ key: String) { text = Words(of: key).snakeCased }

  var isOfLinks: Bool { text == "links" }
}
