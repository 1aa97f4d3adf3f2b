import DocumentReading
import Templates

/// The requests of a module to its server, as its answers describe them.
package struct ModuleRequests: Sendable {
  private let path: RequestPath
  private let paging: PagingStyle
  private let values: [String: String]
  /// Where the rows are in a reply, or with a list alone what stands for usual.
  package let rows: JSONPointer
  /// Where one thing is.
  package let one: JSONPointer
  /// The keys of the objects around one thing where it is sent.
  package let around: [String]

  /// - Parameters:
  ///   - answers: those of the module.
  ///   - usual: where it asks if nobody has said that.
  ///   - values: what the parameters of the path are, by their names.
  /// - Throws: `InvalidRequest` for answers that are none.
  package init(of answers: [Answer], usual: String, values: [String: String]) throws {
    let (path, paging) = (answers.text("requestPath"), answers.text("paging"))
    let (rows, one) = (answers.text("rows"), answers.text("payload"))
    self.path = try RequestPath(path.isEmpty ? usual : path)
    self.paging = try paging.isEmpty ? .usual : PagingStyle(paging)
    self.values = values
    self.rows = JSONPointer(
      tokens: try rows.isEmpty ? ReplyPlace.items.keys : ReplyPlace(rows, hasElements: true).keys)
    self.one = JSONPointer(tokens: try ReplyPlace(one).keys)
    around = try ReplyPlace(answers.text("bodyPlace")).keys
  }
}

extension ModuleRequests {
  /// The parameters of the path that have no value yet.
  package var openParameters: [String] {
    path.parameters.filter { $0.value == nil && values[$0.key] == nil }.map(\.key)
  }

  /// Where it asks for the list, or for one thing alone.
  package var address: String { path.address(id: "", values: values) }

  package func address(ofOne id: String) -> String { path.ofOne.address(id: id, values: values) }
}

// MARK: - Pages

extension ModuleRequests {
  /// True if there is one page alone.
  package var isWhole: Bool { paging.kind == .none }

  /// True if what leads to a page is its address.
  package var isLinked: Bool { paging.kind == .link }

  /// True if the last row may come once more.
  package var isByLastRow: Bool { paging.isByLastRow }

  /// The name of the place of a page in requests.
  package var parameter: String { paging.parameter }

  /// The query for a page; without a cursor, for the first one.
  package func query(after cursor: String?) -> [(name: String, value: String)] {
    let start: String? =
      switch paging.kind {
      case .page, .offset: "\(paging.first)"
      case .cursor, .link, .none: nil
      }
    let place = paging.parameter.isEmpty || isLinked ? nil : cursor ?? start
    return (place.map { [(paging.parameter, $0)] } ?? [])
      + (paging.size.map { [($0.parameter, "\($0.count)")] } ?? [])
  }

  /// The query for the page behind the first one; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - payload: the first page.
  ///   - count: how many rows it has.
  ///   - link: what the header `Link` says.
  package func next(in payload: JSON, count: Int, last: String?, link: String?) -> String? {
    let told = paging.next.flatMap { JSONPointer(tokens: $0.keys).value(in: payload) }.flatMap {
      $0.text ?? $0.number.map(String.init)
    }
    switch paging.kind {
    case .cursor:
      return paging.isByLastRow ? last : told.flatMap { ["", "0"].contains($0) ? nil : $0 }
    case .link: return paging.next == nil ? link : told
    case .page: return count == 0 || isLast(in: payload) ? nil : "\(paging.first + 1)"
    case .offset: return count == 0 || isLast(in: payload, count) ? nil : "\(paging.first + count)"
    case .none: return nil
    }
  }

  private func isLast(in payload: JSON, _ count: Int = .max) -> Bool {
    let number = { (place: ReplyPlace?) in
      place.flatMap { JSONPointer(tokens: $0.keys).value(in: payload)?.number }
    }
    if let pages = number(paging.pages) { return pages <= 1 }
    return number(paging.total).map { $0 <= count } ?? false && count != .max
  }
}
