import Fields
import Templates

/// The identity of entities that have no field for it: a field of an object in them, or, where
/// there is one alone, a name.
enum MadeIdentity {
  case inside(InnerIdentity)
  case alone

  /// - Parameter isAlone: whether there is no other entity, unless the fields say otherwise.
  init?(in given: [Field], isAlone: Bool) throws(InvalidField) {
    if let inner = try InnerIdentity(in: given) {
      self = .inside(inner)
    } else if isAlone, !given.contains(where: \.isIdentity) {
      self = .alone
    } else {
      return nil
    }
  }
}

extension MadeIdentity {
  /// The field that has it, or one like that.
  var field: Field {
    if case .inside(let inner) = self, let last = inner.way.last { last } else { .identity }
  }

  /// It as templates see it: `made` is what the entity makes it of, which is a text of the name of the
  /// module if it `isAlone`.
  var value: Value {
    let way: [Field] = if case .inside(let inner) = self { inner.way } else { [] }
    let names = way.prefix(1).map { SwiftKeyword.escaped($0.name) } + way.dropFirst().map(\.name)
    return [
      "isAlone": .flag(way.isEmpty),
      "made": .text(names.joined(separator: ".")),
      "path": .text(way.map(\.key).joined(separator: ".")),
      "type": .text(field.base.swiftName),
      "rawType": .text(field.base.rawName),
      "declared": .text("\(field.column) NOT NULL"),
    ]
  }
}
