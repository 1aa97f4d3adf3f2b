import DocumentReading

/// How a list comes page by page, as far as one reply says it.
package struct InferredPaging: Equatable, Sendable {
  let kind: Kind
  /// What requests may call the place of a page; replies do not say it.
  var parameter: String?
  /// Where the reply says what leads to the next page.
  var next: JSONPointer?
  /// Whether the id of the last row leads to the next page.
  var isByLastRow = false
  /// The number of the first page, if it is not 1.
  var first: Int?
  /// How many rows a page has, and what requests may call it.
  var size: Size?
  /// Where the reply says how many rows there are.
  var total: JSONPointer?
  /// Where the reply says how many pages there are.
  var pages: JSONPointer?

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
