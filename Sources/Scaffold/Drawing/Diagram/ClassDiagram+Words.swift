import SwiftReading

extension ClassDiagram {
  /// The diagram in sentences, for those who cannot see it.
  var description: String {
    let boxes = tiers.map { tier in
      tier.name + ": " + tier.types.map(\.name).joined(separator: ", ") + "."
    }
    return (boxes + relations.map { $0.sentence + "." }).joined(separator: " ")
  }
}

extension ClassDiagram.Relation {
  /// `LoginHandler holds LoginNetwork as network`
  var sentence: String { from + " " + phrase }

  /// The same without the type that it is about.
  var phrase: String {
    let role = roles.isEmpty ? "" : " as " + roles.joined(separator: ", ")
    let amount =
      switch count {
      case .one: ""
      case .optional: " or nothing"
      case .many: ", any number"
      }
    return switch kind {
    case .inherits: "inherits from \(to)"
    case .conforms: "conforms to \(to)"
    case .holds: "holds \(to)\(amount)\(role)"
    case .refers: "refers to \(to)\(amount)\(role)"
    case .uses: "takes or gives \(to)"
    }
  }
}
