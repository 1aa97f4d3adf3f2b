import Fields
import Ground

/// The possible type of the values at one place, and why.
struct TypeChoice {
  private(set) var base: FieldType
  private(set) var container = FieldContainer.none
  let reason: String
  /// True if a text with nothing in it stands for no value.
  var emptyIsNothing = false
  /// How many fields the type has, if it is one of objects.
  var size = 0
}

extension TypeChoice {
  init(_ type: PlainType, _ reason: Message, emptyIsNothing: Bool = false) {
    self.init(base: .plain(type), reason: reason.text, emptyIsNothing: emptyIsNothing)
  }

  /// One of some values; what the type is called is known as soon as its field is.
  init(_ choices: [FieldChoice], _ reason: Message, emptyIsNothing: Bool = false) {
    self.init(
      base: .choice(of: "", choices), reason: reason.text, emptyIsNothing: emptyIsNothing)
  }

  /// Any value, kept as it is.
  static func json(_ reason: Message) -> TypeChoice { TypeChoice(.json, reason) }

  /// The type in a line for people.
  var shortType: String { container.text(of: base.shortName) }

  /// True if values may identify entities.
  var identifies: Bool { container == .none && base.identifies }

  /// The type of lists or maps of such values; `JSON` is that already.
  func wrapped(in container: FieldContainer, called noun: String) -> TypeChoice {
    TypeChoice(
      base: base, container: base == .plain(.json) ? .none : container,
      reason: Message("\(term: noun) of \(reason)").text, size: size)
  }

  /// The type of such values as items.
  var single: TypeChoice {
    guard case .plain(let type) = base.kind else { return TypeChoice(base: base, reason: reason) }
    return TypeChoice(base: .plain(type.single), reason: reason)
  }

  /// Names the type of a choice after its field, or takes texts for it where another type is called
  /// so.
  mutating func settleWords(of field: FieldName, in owner: String, _ names: inout TypeNames) {
    guard case .choice(let choices) = base.kind else { return }
    let isFree = names.takeName(ofChoice: field, in: owner)
    base = isFree ? .choice(of: field.swiftName, choices) : .string
  }
}
