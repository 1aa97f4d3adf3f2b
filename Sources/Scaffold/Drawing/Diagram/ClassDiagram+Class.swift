import Ground
import SwiftReading

extension ClassDiagram {
  /// A type as its box shows it: a `struct`, a `class`, an `enum`, an `actor` or a `protocol`.
  struct Class: Equatable, Sendable {
    let name: String
    let kind: TypeOutline.Kind
    let parameters: [String]
    let access: TypeOutline.Access
    /// Protocols that no arrow shows, since the language or the system brings them.
    let traits: [String]
    let properties: [TypeOutline.Property]
    let cases: [TypeOutline.Case]
    let place: SourcePlace

    /// `Table<Row>`
    var title: String {
      parameters.isEmpty ? name : name + "<" + parameters.joined(separator: ", ") + ">"
    }
  }
}

extension ClassDiagram.Class {
  /// True if it puts views and data together, as controllers of UIKit do.
  var isController: Bool {
    kind == .class && ([name] + traits).contains { $0.hasSuffix("Controller") }
  }

  /// The lower part of its box, a line each.
  package var lines: [String] {
    properties.map { $0.name + ($0.type.map { ": " + $0.text } ?? "") }
      + cases.map { element in
        let payload = element.payload.map(\.text).joined(separator: ", ")
        return "case " + element.name + (payload.isEmpty ? "" : "(" + payload + ")")
      }
  }
}

extension ClassDiagram.Tier {
  /// The colour of a type: that of its tier, but controllers are red.
  func hue(of type: ClassDiagram.Class) -> Hue { type.isController ? .red : hue }
}
