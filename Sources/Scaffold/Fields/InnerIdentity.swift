/// The field of an object that identifies entities: `sys:Sys{id:String!}`.
package struct InnerIdentity {
  /// From the entity's field to the one that is marked.
  package let way: [Field]

  /// - Returns: `nil` if no field in an object is marked.
  /// - Throws: `InvalidField` for a second one, and for one that is not always there.
  package init?(in fields: [Field]) throws(InvalidField) {
    let ways = fields.flatMap(\.waysToMarks)
    guard let way = ways.first, let last = way.last else { return nil }
    if let other = ways.dropFirst().first?.last ?? fields.first(where: \.isIdentity) {
      throw InvalidField(text: other.text, reason: .twoIdentities(last.key))
    }
    if way.dropLast().contains(where: { !$0.isSingle || $0.isOptional }) {
      throw InvalidField(text: last.text, reason: .markedInside)
    }
    guard last.canTellApart else { throw InvalidField(text: last.text, reason: .badIdentity) }
    self.way = way
  }
}

extension Field {
  /// True if each entity has one value of it, which another one has not.
  package var canTellApart: Bool { !isOptional && isSingle && base.identifies }

  /// True if it is an object with the field that identifies entities.
  package var holdsIdentity: Bool { !waysToMarks.isEmpty }

  /// The ways to the marked fields in the object, which begin with the field itself.
  fileprivate var waysToMarks: [[Field]] {
    base.fields.flatMap { field in
      ((field.isMarked ? [[field]] : []) + field.waysToMarks).map { [self] + $0 }
    }
  }
}

extension [Field] {
  /// From the entity's field to the one that identifies entities.
  package var wayToIdentity: [Field]? {
    first(where: \.isIdentity).map { [$0] } ?? lazy.flatMap(\.waysToMarks).first
  }
}
