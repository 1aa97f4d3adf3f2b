import Ground
import SwiftReading
import Templates

extension ClassDiagram {
  /// The diagram for scripts: `types`, `outside` and `relations`, in a fixed order.
  package var json: String {
    let json: JSON = [
      "version": 1,
      "module": JSON(.text(module)),
      "types": JSON(
        .list(tiers.flatMap { tier in tier.types.map { Self.json(of: $0, in: tier) } })),
      "outside": JSON(.list(outside.map(Self.json))),
      "relations": JSON(.list(relations.map(Self.json))),
    ]
    return json.fileText
  }

  private static func json(of type: Class, in tier: Tier) -> JSON {
    [
      "name": JSON(.text(type.name)),
      "kind": JSON(.text(type.kind.rawValue)),
      "tier": JSON(.text(tier.name)),
      "access": JSON(.text(type.access.rawValue)),
      "parameters": JSON(texts: type.parameters),
      "conforms": JSON(texts: type.traits),
      "properties": JSON(.list(type.properties.map(json))),
      "cases": JSON(.list(type.cases.map(json))),
      "file": JSON(.text(type.place.file)),
      "line": JSON(.number(type.place.line)),
      "column": JSON(.number(type.place.column)),
    ]
  }

  private static func json(of property: TypeOutline.Property) -> JSON {
    [
      "name": JSON(.text(property.name)),
      "type": property.type.map { JSON(.text($0.text)) } ?? JSON(.null),
      "access": JSON(.text(property.access.rawValue)),
      "weak": JSON(.flag(property.isWeak)),
    ]
  }

  private static func json(of element: TypeOutline.Case) -> JSON {
    ["name": JSON(.text(element.name)), "payload": JSON(texts: element.payload.map(\.text))]
  }

  private static func json(of outsider: Outsider) -> JSON {
    [
      "name": JSON(.text(outsider.name)),
      "owner": outsider.owner.map { JSON(.text($0)) } ?? JSON(.null),
    ]
  }

  private static func json(of relation: Relation) -> JSON {
    [
      "from": JSON(.text(relation.from)),
      "to": JSON(.text(relation.to)),
      "kind": JSON(.text(relation.kind.rawValue)),
      "as": JSON(texts: relation.roles),
      "count": JSON(.text(relation.count.word)),
    ]
  }
}

extension TypeText.Count {
  fileprivate var word: String {
    switch self {
    case .one: "one"
    case .optional: "optional"
    case .many: "many"
    }
  }
}
