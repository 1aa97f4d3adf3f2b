import DocumentReading
import Fields
import Templates

/// A value that stands beside the rows of a reply.
struct PagingNeighbour {
  let key: String
  /// The key in one spelling: `next_page_token` for `nextPageToken`.
  let name: String
  let place: JSONPointer
  let value: JSON
  /// The name of the object around it: `links` in `{"links": {"next": "…"}}`.
  let holder: String
}

extension PagingNeighbour {
  /// One of several links that say what each is, as in `[{"rel": "next", "href": "…"}]`; `nil` for one
  /// that does not lead to the next page.
  ///
  /// - Parameter list: where they are.
  init?(link: JSON, of list: [String]) {
    guard let relation = ["rel", "relation"].first(where: { link[$0]?.text == "next" }),
      let key = ["href", "url", "uri"].first(where: { link[$0]?.text != nil }),
      let value = link[key]
    else { return nil }
    self.init(
      key: key, name: "next", place: JSONPointer(tokens: list + ["\(relation)=next", key]),
      value: value, holder: "links")
  }

  var isNull: Bool { value.kind == .null }

  /// The number that it is, or that it is the digits of: `"page": "1"`.
  var number: Int? { value.number ?? value.text.flatMap { $0.has(\.isDigits) ? Int($0) : nil } }

  /// `next`, `next_cursor`, `@odata.nextLink`; what only begins so is none: `next_billing_date`.
  var isLeading: Bool {
    guard isScalar else { return false }
    if flat == "next" || flat.hasSuffix("nextlink") { return true }
    return flat.hasPrefix("next") && Self.leading.contains(String(flat.dropFirst(4)))
  }

  /// The same without what parts its words: `pagesize` is called as `page_size` is.
  var flat: String { name.filter { $0 != "_" } }

  private static let leading: Set<String> = [
    "after", "continuation", "continuationtoken", "cursor", "href", "id", "key", "link", "links",
    "marker", "maxid", "offset", "page", "pagecursor", "pageid", "pagelink", "pagetoken",
    "pageuri", "pageurl", "position", "recordsurl", "results", "resultsurl", "since", "start",
    "startkey", "startingafter", "synctoken", "token", "uri", "url",
  ]

  private var isScalar: Bool {
    switch value.kind {
    case .text, .number, .null: true
    default: false
    }
  }

  /// True if it says what a request gets the next page with.
  var isCursor: Bool {
    guard isScalar else { return false }
    if holder == "continue" { return name != "continue" }
    let isNumbered = flat == "nextpage" && value.number != nil
    return !isNumbered && (isLeading || Self.cursors.contains(flat) || isToken)
  }

  private static let cursors: Set<String> = [
    "after", "bookmark", "continuation", "continuationtoken", "continue", "cursor", "endcursor",
    "lastid", "maxcursor", "maxid", "pagestate", "pagetoken", "pcursor", "scrollid",
    "startingafter",
  ]

  /// True if it is what a request says to get the next page, though it is called as a count:
  /// `{"next_page": {"offset": "…"}}`, `{"offset": "itr/rec"}`.
  private var isToken: Bool {
    if name == "offset" { return isWord }
    return ["next", "next_page"].contains(holder) && name == "token" && value.text != nil
  }

  /// True if it is a text that no number is written as.
  var isWord: Bool { value.text.map { !$0.isEmpty && !$0.has(\.isDigits) } ?? false }

  /// True if it may mark a place in a longer story, and is no date.
  var isMark: Bool { isWord && value.text?.has(WrittenMoment.isMoment) == false }

  /// True if it is an address, be it relative to that of the request.
  var isAddress: Bool {
    guard let text = value.text, !text.contains(" ") else { return false }
    let isWhole = text.hasPrefix("https://") || text.hasPrefix("http://")
    return isWhole || text.hasPrefix("/") && text.count > 1 || text.hasPrefix("?")
      || text.contains("?") && text.contains("=")
  }

  /// True if its name says so: `next_page_uri`
  var isCalledAddress: Bool {
    ["href", "link", "links", "uri", "url"].contains(Words(of: name).lowered.last ?? "")
      || holder == "links"
  }

  /// `previous`, which stands beside an address more often than beside a cursor.
  var isOfPageBefore: Bool { ["previous", "prev", "previous_page", "prev_page"].contains(name) }

  /// True if a request may have a parameter of this name.
  var hasPlainKey: Bool {
    key.utf8.allSatisfy { $0.isLetterOrDigit || "_-.~$@[]".utf8.contains($0) }
  }

  /// A possible name of the cursor in a request: `cursor` for `next_cursor`, `pageToken` for
  /// `nextPageToken`.
  var parameter: String {
    if ["endcursor", "lastid"].contains(flat) { return "after" }
    guard hasPlainKey, flat.hasPrefix("next"), flat != "next" else {
      return isLeading ? "cursor" : key
    }
    let rest = key.dropFirst(4).drop { $0 == "_" || $0 == "-" }
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
