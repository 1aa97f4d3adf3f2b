import DocumentReading
import Templates

/// Looks beside the rows for what leads to the next page.
struct PagingSearch {
  private var neighbours: [PagingNeighbour] = []
  /// True if nothing stands beside a list that is the reply itself.
  private let isAlone: Bool

  /// - Parameter rows: where the rows are.
  init(of reply: JSON, around rows: JSONPointer) {
    isAlone = rows.tokens.isEmpty
    var value = reply
    for length in rows.tokens.indices {
      look(at: value, way: Array(rows.tokens[..<length]), around: rows.tokens[length])
      guard let next = JSONPointer(tokens: [rows.tokens[length]]).value(in: value) else { break }
      value = next
    }
  }

  /// True if the reply says what leads on.
  var leadsOn: Bool { link != nil || cursor != nil }

  /// What is sure first. A place for the next page that is empty says less than numbers do; beside
  /// nothing, only the header can say anything.
  var paging: InferredPaging? {
    isAlone ? InferredPaging(kind: .link, guess: .header) : ordered ?? stretch ?? more
  }

  /// True if the reply says that it is one of several pages, or how much there is.
  var isOfPages: Bool { (ordered ?? more) != nil || total != nil }

  private var ordered: InferredPaging? {
    link ?? cursor ?? page ?? offset ?? emptyLink ?? emptyCursor
  }

  private mutating func look(at json: JSON, way: [String], around rows: String) {
    guard case .object(let members) = json.kind else { return }
    for member in members where member.key != rows {
      let place = way + [member.key]
      let name = Words(of: member.key).snakeCased
      let holder = way.last.map { Words(of: $0).snakeCased } ?? ""
      if case .list(let links) = member.value.kind, ["link", "links"].contains(name) {
        neighbours += links.compactMap { PagingNeighbour(link: $0, of: place) }
      }
      if member.value.isObject {
        if Self.holders.contains(name) || holder == "links" {
          look(at: member.value, way: place, around: rows)
        }
        continue
      }
      // `{"next": {"href": "…"}}`
      neighbours.append(
        PagingNeighbour(
          key: member.key, name: name == "href" ? holder : name,
          place: JSONPointer(tokens: place), value: member.value, holder: holder))
    }
  }

  static let holders: Set<String> = [
    "additional_data", "attr", "continue", "cursor", "cursors", "info", "link", "links",
    "list_info", "meta", "metadata", "next", "next_page", "page", "page_info", "pager", "pages",
    "pagination", "paging", "response_metadata", "result_info", "search_criteria",
  ]
}

// MARK: - Orders

extension PagingSearch {
  private var link: InferredPaging? {
    neighbours.first { $0.isLeading && $0.isAddress }.map {
      InferredPaging(kind: .link, next: $0.place)
    }
  }

  /// An empty place for an address, which its neighbours have.
  private var emptyLink: InferredPaging? {
    guard let next = neighbours.first(where: { $0.isLeading && $0.isNull }),
      next.isCalledAddress || next.holder == "links"
        || neighbours.contains(where: \.isOfPageBefore)
    else { return nil }
    return InferredPaging(kind: .link, next: next.place, guess: .emptyNext)
  }

  private var cursor: InferredPaging? { cursor { !$0.isNull } }

  private var emptyCursor: InferredPaging? { cursor(where: \.isNull) }

  private func cursor(where holds: (PagingNeighbour) -> Bool) -> InferredPaging? {
    neighbours.first { $0.isCursor && holds($0) }.map {
      InferredPaging(
        kind: .cursor, parameter: $0.parameter, next: $0.place, size: size, guess: .parameter)
    }
  }

  /// A stretch of a longer story, from a place to another: `{"start": "a", "end": "b"}`.
  private var stretch: InferredPaging? {
    guard neighbours.contains(where: { $0.name == "start" && $0.isMark }),
      let end = neighbours.first(where: { $0.name == "end" && $0.isMark })
    else { return nil }
    return InferredPaging(kind: .cursor, parameter: "from", next: end.place, guess: .parameter)
  }

  /// A list of objects that says only whether there are more, as Stripe's does.
  private var more: InferredPaging? {
    let has = { (name: String, holds: (JSON) -> Bool) in
      neighbours.contains { $0.name == name && holds($0.value) }
    }
    guard has("object", { $0.text == "list" }), has("has_more", { $0.kind != .null }) else {
      return nil
    }
    return InferredPaging(
      kind: .cursor, parameter: "starting_after", isByLastRow: true, guess: .lastRow)
  }

  private var page: InferredPaging? {
    let counted = number(in: ["total_elements"]) == nil ? nil : number(in: ["number"])
    let page = number(in: Self.pageNumbers) ?? counted
    let pages = number(in: Self.pageCounts)
    guard page != nil || pages != nil || number(in: ["next_page"]) != nil else { return nil }
    let isCurrent = page.map { ["currentpage", "number"].contains($0.flat) } ?? true
    return InferredPaging(
      kind: .page, parameter: isCurrent ? "page" : page?.key,
      first: page?.number == 0 ? 0 : nil, size: size,
      total: pages == nil ? total : nil, pages: pages?.place, guess: .parameter)
  }

  private static let pageNumbers = [
    "page", "current_page", "page_number", "page_no", "page_num", "page_index", "cur_page",
    "curr_page", "current", "pn",
  ]
  private static let pageCounts = [
    "total_pages", "page_count", "pages", "last_page", "total_page", "pages_total", "page_total",
    "num_pages", "nb_pages",
  ]

  private var offset: InferredPaging? {
    number(in: ["offset", "skip", "start", "start_at", "start_index", "start_position"]).map {
      InferredPaging(
        kind: .offset, parameter: $0.key,
        first: $0.flat.hasPrefix("start") && $0.number == 1 ? 1 : nil, size: size,
        total: total, guess: .parameter)
    }
  }

  private var size: InferredPaging.Size? {
    let size = number(in: [
      "per_page", "page_size", "limit", "page_limit", "max_results", "size", "items_per_page",
      "hits_per_page", "display", "ps",
    ])
    guard let size, let count = size.number, 1...1_000 ~= count else { return nil }
    return InferredPaging.Size(parameter: size.key, count: count)
  }

  /// Where the reply says how many rows there are.
  var total: JSONPointer? {
    number(in: [
      "total", "total_count", "total_elements", "total_items", "total_results", "total_rows",
      "total_number", "items_total", "total_num", "total_records", "total_record", "records_total",
      "record_count", "total_size", "nb_hits", "num_found", "total_number_of_items",
    ])?
    .place
  }

  /// The place of the next page in a reply that a description makes up.
  var next: PagingNeighbour? {
    neighbours.first { $0.isLeading && $0.value.number == nil || $0.isCursor }
  }

  /// Where the reply says how many pages there are.
  var pages: JSONPointer? { number(in: Self.pageCounts)?.place }

  /// The first one of these names that is a number.
  private func number(in names: [String]) -> PagingNeighbour? {
    names.lazy.map { $0.replacing("_", with: "") }.compactMap { name in
      neighbours.first { $0.flat == name && $0.number != nil && $0.hasPlainKey }
    }.first
  }
}
