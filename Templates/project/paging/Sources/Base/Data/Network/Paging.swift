import Core
import Foundation

/// How a server hands out a list page by page: what it is asked for a page with, and what names
/// where the next one is.
package nonisolated enum Paging: Sendable, Hashable {
  /// Each reply says at `next` what to ask for the next page with.
  case cursor(_ parameter: String, next: ReplyPath, size: PageSize? = nil)
  /// The next page is asked for with the id of the last row, whether that row comes once more
  /// or not.
  case lastRow(_ parameter: String, size: PageSize? = nil)
  /// Pages have numbers. The last one is that of `pages`, or where `total` rows have come, if a
  /// reply says so; else one without rows, since a server may give fewer than it was asked for.
  case page(
    _ parameter: String, first: Int = 1, size: PageSize? = nil, total: ReplyPath? = nil,
    pages: ReplyPath? = nil)
  /// The next page is asked for with the number of rows before it, counted from `first`. The last one
  /// is where `total` rows have come, if a reply says so; else one without rows.
  case offset(_ parameter: String, first: Int = 0, size: PageSize? = nil, total: ReplyPath? = nil)
  /// The reply has the address of the next page: at `next`, else in its header `Link`.
  case link(next: ReplyPath? = nil, size: PageSize? = nil)
  /// There is one page.
  case whole
}

nonisolated extension Paging {
  /// The query of the page after a cursor; without one, of the first.
  func query(after cursor: String?) -> [URLQueryItem] {
    let (parameter, first): (String?, String?) =
      switch self {
      case .cursor(let parameter, _, _), .lastRow(let parameter, _): (parameter, nil)
      case .page(let parameter, let first, _, _, _), .offset(let parameter, let first, _, _):
        (parameter, "\(first)")
      case .link, .whole: (nil, nil)
      }
    let place = parameter.flatMap { name in
      (cursor ?? first).map { URLQueryItem(name: name, value: $0) }
    }
    return [place, size?.query].compactMap(\.self)
  }

  /// True if what a page is asked for with is its address.
  var isLinked: Bool { if case .link = self { true } else { false } }

  /// Where a reply names the next page, or the last one.
  var told: ReplyPath? {
    switch self {
    case .cursor(_, let next, _): next
    case .page(_, _, _, let total, let pages): pages ?? total
    case .offset(_, _, _, let total): total
    case .link(let next, _): next
    case .lastRow, .whole: nil
    }
  }

  /// The cursor of the next page; `nil` if there is none. A page without rows is the last.
  ///
  /// - Parameters:
  ///   - cursor: What this page was asked for with.
  ///   - link: What the header `Link` says.
  func next<Row>(of reply: PageReply<Row>, after cursor: String?, link: String?) -> String? {
    switch self {
    case .cursor: return ["", "0"].contains(reply.told) ? nil : reply.told
    case .lastRow:
      // Where that row alone came once more, nothing is behind it.
      let last = reply.rows.last.map { "\($0.id)" }
      return last == cursor ? nil : last
    case .page(_, let first, _, _, let pages):
      let number = cursor.flatMap { Int($0) } ?? first
      let isLast = pages != nil && number - first + 1 >= reply.told.flatMap { Int($0) } ?? .max
      return reply.count == 0 || isLast ? nil : "\(number + 1)"
    case .offset(_, let first, _, _):
      let seen = (cursor.flatMap { Int($0) } ?? first) + reply.count
      return reply.count == 0 ? nil : "\(seen)"
    case .link(let next, _): return next == nil ? link : reply.told
    case .whole: return nil
    }
  }

  /// How the server counts.
  func count<Row>(of reply: PageReply<Row>) -> PageCount? {
    let told = reply.told.flatMap { Int($0) }
    return switch self {
    case .page(_, _, _, _, let pages):
      PageCount(.page, rows: reply.count, total: pages == nil ? told : nil)
    case .offset: PageCount(.row, rows: reply.count, total: told)
    case .cursor, .lastRow, .link, .whole: nil
    }
  }

  private var size: PageSize? {
    switch self {
    case .cursor(_, _, let size), .lastRow(_, let size), .page(_, _, let size, _, _),
      .offset(_, _, let size, _), .link(_, let size):
      size
    case .whole: nil
    }
  }
}
