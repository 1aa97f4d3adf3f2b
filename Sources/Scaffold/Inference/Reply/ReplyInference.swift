import DocumentReading
import Fields
import Templates

/// Finds out of samples of one reply what a module needs to know of it.
package struct ReplyInference {
  private let entity: String
  private let search: PayloadSearch
  private let overrules: Overrules
  private let isTaken: @Sendable (String) -> Bool

  /// - Parameters:
  ///   - entity: what the entity is called.
  ///   - kind: what the module shows, if that is known.
  ///   - place: where the rows are, if that is known.
  ///   - isTaken: whether no type of the module can be called so.
  package init(
    entity: String, kind: InferredKind? = nil, place: JSONPointer? = nil,
    overrules: Overrules = .none, isTaken: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.entity = entity
    search = PayloadSearch(kind: kind, pointer: place, noun: entity)
    (self.overrules, self.isTaken) = (overrules, isTaken)
  }

  /// - Throws: `DataError` for a sample that says nothing; `InferenceProblem` for an overrule without
  ///   a place.
  package func reply(from samples: [ReplySample]) throws -> InferredReply {
    let payload = try payload(of: samples)
    let values = SeenValues()
    var rows: [[JSON]] = []
    for sample in samples {
      rows.append(try entities(in: sample, payload))
      for entity in rows[rows.count - 1] { values.see(entity) }
    }
    guard let object = values.object, let first = samples.first else {
      throw samples[0].error(.noRows("\(payload.pointer)"), at: 0)
    }
    settle(values)
    let isList = payload.kind == .list
    let rule = IdentityRule(entity: entity, rows: rows, isList: isList)
    let way = overrules.identity == nil ? rule.way(in: object) : nil
    var key = overrules.identity ?? way?.joined(separator: ".")
    var maker = FieldMaker(entity: entity, identity: key, overrules: overrules, isTaken: isTaken)
    var fields = try maker.fields(of: object)
    if let way, way.count > 1 {
      if let marked = fields.marking(way[...]) { fields = marked } else { key = nil }
    }
    guard !fields.isEmpty else { throw first.error(.noFields, at: 0) }
    // What nothing is called as may be chosen by a person.
    let isSure =
      key.map { overrules.identity != nil || IdentityRule.isSure($0, of: entity) } ?? false
    let differing = isSure ? [] : rule.differing(in: object)
    return InferredReply(
      kind: payload.kind, place: payload.pointer, row: payload.row,
      rowCount: rows.reduce(0) { $0 + $1.count }, fields: fields, identity: key,
      paging: isList ? paging(of: samples, payload) : nil, explanations: maker.explanations,
      isIdentitySure: isSure,
      differing: differing.compactMap { key in fields.first { $0.key == key }?.marked })
  }
}

extension ReplyInference {
  /// Where the first sample has other lists of objects than the rows of a reply; in one about one
  /// thing, the list that has most of it.
  package func rivals(of reply: InferredReply, in samples: [ReplySample]) -> [String] {
    guard search.pointer == nil, let first = samples.first?.value else { return [] }
    guard reply.kind == .list else { return search.passedOver(in: first).map { ["\($0)"] } ?? [] }
    return search.rivals(in: first, of: reply.place).map(\.description)
  }

  private func settle(_ values: SeenValues) {
    values.settleMaps()
    values.settleRecursion()
    var shapes = SameShapes()
    shapes.unite(values, named: entity)
  }

  private func paging(of samples: [ReplySample], _ payload: Payload) -> InferredPaging? {
    samples.lazy.compactMap { PagingSearch(of: $0.value, around: payload.pointer).paging }.first
  }
}

// MARK: - Rows

extension ReplyInference {
  /// Where the payload is in the first sample that says.
  func payload(of samples: [ReplySample]) throws(DataError) -> Payload {
    let payloads = samples.compactMap { search.payload(of: $0.value) }
    // A page of rows says more than one that is empty, and so looks like an item.
    if let payload = payloads.first(where: { $0.kind == .list }) ?? payloads.first {
      return payload
    }
    throw problem(with: samples[0])
  }

  private func problem(with sample: ReplySample) -> DataError {
    let (value, offset) = (sample.value, sample.value.offset)
    if let pointer = search.pointer {
      guard let found = pointer.value(in: value) else {
        return sample.error(.nothingAt("\(pointer)"), at: offset)
      }
      return problem(with: found, in: sample)
    }
    return problem(with: value, in: sample)
  }

  private func problem(with value: JSON, in sample: ReplySample) -> DataError {
    guard case .list(let items) = value.kind else {
      return sample.error(.notAnObject(value.description), at: value.offset)
    }
    guard let first = items.first else { return sample.error(.emptyList, at: value.offset) }
    return sample.error(.onlyValues(first.description), at: value.offset)
  }

  /// The entities in a sample: its rows, or the one that it is.
  func entities(in sample: ReplySample, _ payload: Payload) throws(DataError) -> [JSON] {
    let found = payload.pointer.value(in: sample.value)
    switch (found?.kind, payload.kind) {
    case (.list(let rows), .list):
      var entities: [JSON] = []
      for row in rows {
        guard let entity = payload.row.value(in: row), entity.isObject else {
          throw sample.error(.notAnObject(row.description), at: row.offset)
        }
        entities.append(entity)
      }
      return entities
    case (.object, .item): return [found].compactMap(\.self)
    default:
      let expected = payload.kind == .list ? "list" : "object"
      throw sample.error(
        .otherPlace("\(payload.pointer)", expected: expected),
        at: (found ?? sample.value).offset)
    }
  }
}

extension Field {
  /// The field as one that identifies entities, but for the mark.
  fileprivate var marked: String {
    isSingle && !base.isDeclared && !base.identifies
      ? "\(fieldName.text):\(FieldType.string.name)"
      : "\(fieldName.text):\(container.text(of: base.name))"
  }
}
