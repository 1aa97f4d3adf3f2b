import Foundation

/// A list that the server is asked for, page by page.
package nonisolated struct PageEndpoint<Row: Decodable & Identifiable & Sendable>: Sendable {
  package var path: EndpointPath
  /// The query of every page.
  package var query: [URLQueryItem]
  let rows: ReplyPath
  let paging: Paging

  /// - Parameter rows: Where the rows are in the payload of a reply.
  package init(
    _ path: EndpointPath, query: [URLQueryItem] = [], rows: ReplyPath, paging: Paging
  ) {
    self.path = path
    self.query = query
    self.rows = rows
    self.paging = paging
  }
}
