import Ground
import SwiftReading

/// All that the files of a module say of a type: its declaration and its extensions together.
struct MergedType {
  /// The declaration; a type of another module has none, only extensions.
  private(set) var declared: TypeOutline?
  private(set) var tier = ""
  private(set) var inherited: [TypeText] = []
  private var signaturesByTier: [String: Set<String>] = [:]
  private var place = SourcePlace(file: "", line: 0, column: 0)
  private var properties: [TypeOutline.Property] = []
  private var cases: [TypeOutline.Case] = []

  mutating func add(
    _ outline: TypeOutline, of source: SwiftSource, at path: ProjectPath, in tier: String
  ) {
    if outline.kind != .extension, declared == nil {
      declared = outline
      self.tier = tier
      place = SourcePlace(ofByte: outline.place, in: path.text, source.lines)
      inherited = outline.inherited + inherited
    } else {
      inherited += outline.inherited
    }
    signaturesByTier[tier, default: []].formUnion(outline.signatures)
    // The branches of an `#if` may each declare the same.
    for property in outline.properties
    where !properties.contains(where: { $0.name == property.name }) {
      properties.append(property)
    }
    for element in outline.cases where !cases.contains(element) { cases.append(element) }
  }
}

extension MergedType {
  /// The parts of the type, and under which name.
  var parts: [(role: String, type: TypeText, isWeak: Bool)] {
    properties.compactMap { property in property.type.map { (property.name, $0, property.isWeak) } }
      + cases.flatMap { element in element.payload.map { (element.name, $0, false) } }
  }

  /// The names in what its functions take and give. What another tier adds to the type is that
  /// tier's affair.
  var signatures: Set<String> { signaturesByTier[tier, default: []] }

  /// - Parameter isTrait: whether no arrow shows that the type conforms to a name.
  func shown(isTrait: (String) -> Bool) -> ClassDiagram.Class? {
    declared.map { declared in
      var traits: [String] = []
      for text in inherited where !traits.contains(text.text) {
        if text.mentions.contains(where: { !$0.isArgument && isTrait($0.name) }) {
          traits.append(text.text)
        }
      }
      return ClassDiagram.Class(
        name: declared.name, kind: declared.kind, parameters: declared.parameters,
        access: declared.access, traits: traits, properties: properties, cases: cases, place: place)
    }
  }
}
