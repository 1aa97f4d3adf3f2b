import DocumentReading
import Ground
import Templates

/// How a list comes page by page, as far as one reply says it.
package struct InferredPaging: Equatable, Sendable {
  let kind: Kind
  /// A possible name of the place of a page in requests; replies do not have it.
  var parameter: String?
  /// Where the reply says what leads to the next page.
  var next: JSONPointer?
  /// True if the id of the last row leads to the next page.
  var isByLastRow = false
  /// The number of the first page, if it is not 1.
  var first: Int?
  /// How many rows a page has, and what requests may call it.
  var size: Size?
  /// Where the reply says how many rows there are.
  var total: JSONPointer?
  /// Where the reply says how many pages there are.
  var pages: JSONPointer?
  /// The part that is a guess; `nil` where all is said.
  package var guess: Guess?

  /// Why an order may be another one.
  package enum Guess: Sendable {
    /// Replies do not say what requests call a page.
    case parameter
    /// Where the address of the next page would be is nothing.
    case emptyNext
    /// Only a header could say.
    case header
    /// A description says that there is a text, and not that it is an address.
    case textOrAddress
    /// A description says what a request takes, and nothing of what the reply gives for it.
    case lastRow
  }

  enum Kind: String, Sendable {
    case cursor, page, offset
    /// An address that leads to the next page; without a place, that of the header `Link`.
    case link
    /// All rows at once.
    case none
  }

  struct Size: Equatable, Sendable {
    let parameter: String
    let count: Int
  }

  /// The order as `--paging` takes it: `cursor(cursor, next: /next_cursor)`
  package var text: String {
    let parts = [
      parameter, next.map { "next: \($0)" }, isByLastRow ? "last" : nil,
      first.map { "first: \($0)" },
      size.map { "size: \($0.parameter)=\($0.count)" }, total.map { "total: \($0)" },
      pages.map { "pages: \($0)" },
    ].compactMap(\.self)
    return kind.rawValue + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")
  }
}

extension InferredPaging {
  /// The paging of a reply, as `--paging` takes it; `nil` for none.
  package static func paging(of payload: JSON, rows: JSONPointer) -> String? {
    PagingSearch(of: payload, around: rows).paging?.text
  }

  /// The order with how sure it is.
  package var explained: String {
    let reason: Message? =
      switch guess {
      case nil: nil
      case .parameter: "nothing in the reply names the parameter"
      case .emptyNext: "this reply has no next page"
      case .header: "only the header `Link` says, which the file has not"
      case .textOrAddress: "nothing says whether the text is an address"
      case .lastRow: "nothing in the answer leads on"
      }
    let text = text.escaped
    return reason.map { Message("\(text), a guess: \($0)").text } ?? text
  }
}
