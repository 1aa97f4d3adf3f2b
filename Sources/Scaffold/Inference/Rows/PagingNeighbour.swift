import DocumentReading
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
  var isNull: Bool { value.kind == .null }

  /// `next`, `next_cursor`, `@odata.nextLink`; what only begins so is none: `next_billing_date`.
  var isLeading: Bool {
    guard isScalar else { return false }
    if name == "next" || name.hasSuffix("next_link") { return true }
    return name.hasPrefix("next_") && Self.leading.contains(String(name.dropFirst(5)))
  }

  private static let leading: Set<String> = [
    "after", "continuation", "continuation_token", "cursor", "href", "id", "key", "link", "links",
    "marker", "max_id", "offset", "page", "page_cursor", "page_id", "page_link", "page_token",
    "page_uri", "page_url", "position", "records_url", "results", "results_url", "since", "start",
    "start_key", "starting_after", "sync_token", "token", "uri", "url",
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
    let isNumbered = name == "next_page" && value.number != nil
    return !isNumbered && (isLeading || Self.cursors.contains(name) || isToken)
  }

  private static let cursors: Set<String> = [
    "after", "continuation", "continuation_token", "continue", "cursor", "end_cursor", "max_id",
    "page_token", "scroll_id", "starting_after",
  ]

  /// True if it is what a request says to get the next page, though it is called as a count:
  /// `{"next_page": {"offset": "…"}}`.
  private var isToken: Bool {
    ["next", "next_page"].contains(holder) && ["offset", "token"].contains(name)
      && value.text != nil
  }

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
    if name == "end_cursor" { return "after" }
    guard hasPlainKey, name.hasPrefix("next_") else { return isLeading ? "cursor" : key }
    let rest = key.dropFirst(4).drop { $0 == "_" || $0 == "-" }
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
