import Foundation

/// How many rows a page is asked to have.
package nonisolated struct PageSize: Sendable, Hashable {
  let count: Int
  private let parameter: String

  /// - Parameter parameter: What the API calls it.
  package init(_ parameter: String, _ count: Int) {
    (self.parameter, self.count) = (parameter, count)
  }

  var query: URLQueryItem { URLQueryItem(name: parameter, value: "\(count)") }
}
