import DocumentReading
import Templates

/// How the rows of an operation come page by page: by what its reply has beside them, and by what its
/// query takes.
enum APIPaging {
  /// - Parameters:
  ///   - example: a reply of the operation.
  ///   - rows: where the rows are in it.
  static func paging(
    of operation: APIOperation, example: JSON, rows: JSONPointer
  ) -> InferredPaging {
    var paging = paging(of: operation, beside: PagingSearch(of: example, around: rows))
    if paging.kind != .none, let size = size(of: operation) { paging.size = size }
    return paging
  }

  private static func paging(
    of operation: APIOperation, beside search: PagingSearch
  ) -> InferredPaging {
    if operation.hasLink { return InferredPaging(kind: .link) }
    let next = search.next
    if let next, next.isAddress || next.isCalledAddress {
      return InferredPaging(kind: .link, next: next.place)
    }
    // Where rows can be counted, a cursor mostly comes to those alone who ask for it.
    let isCounted =
      search.total != nil && operation.query(offsets)?.schema?["type"]?.text == "integer"
    if !isCounted, let cursor = cursor(of: operation, for: next), cursor.isPlain {
      return InferredPaging(
        kind: .cursor, parameter: cursor.name, next: next?.place, isByLastRow: next == nil,
        guess: next == nil ? .lastRow : nil)
    }
    if let next, next.name == "next" {
      return InferredPaging(kind: .link, next: next.place, guess: .textOrAddress)
    }
    if let page = operation.query(pages), page.isPlain {
      let first = page.schema?["default"]?.number == 0 || page.schema?["minimum"]?.number == 0
      return InferredPaging(
        kind: .page, parameter: page.name, first: first ? 0 : nil,
        total: search.pages == nil ? search.total : nil, pages: search.pages)
    }
    if let offset = operation.query(offsets), offset.isPlain {
      let isFromOne =
        offset.schema?["default"]?.number == 1 || offset.schema?["minimum"]?.number == 1
      return InferredPaging(
        kind: .offset, parameter: offset.name, first: isFromOne ? 1 : nil, total: search.total)
    }
    return InferredPaging(kind: .none)
  }

  /// An offset that is a text is no count, but what the page before gave.
  ///
  /// - Parameter next: what the answer has for it.
  private static func cursor(
    of operation: APIOperation, for next: PagingNeighbour?
  ) -> APIParameter? {
    let named = next.map { [$0.name, Words(of: $0.parameter).snakeCased] } ?? []
    return operation.query(cursors)
      ?? operation.query(offsets).flatMap { $0.schema?["type"]?.text == "string" ? $0 : nil }
      ?? operation.query(
        Set(named).subtracting(["cursor", "next"]).union(named.isEmpty ? [] : ["next"]))
  }

  private static func size(of operation: APIOperation) -> InferredPaging.Size? {
    guard let size = operation.query(sizes), size.isPlain else { return nil }
    return InferredPaging.Size(parameter: size.name, count: size.count ?? usualSize)
  }

  /// How many rows are asked for where the document says nothing.
  private static let usualSize = 20

  private static let cursors: Set<String> = [
    "after", "continuation_token", "cursor", "ending_before", "max_id", "next_token", "page_cursor",
    "page_token", "starting_after",
  ]
  private static let pages: Set<String> = [
    "cur_page", "current", "current_page", "page", "page_index", "page_no", "page_num",
    "page_number",
  ]
  private static let offsets: Set<String> = ["offset", "skip", "start", "start_at", "start_index"]
  private static let sizes: Set<String> = [
    "count", "limit", "max_results", "page_limit", "page_size", "per_page", "size",
  ]
}
