import Ground

/// The possible type of the values at one place, and why.
struct TypeChoice {
  let type: InferredType
  let reason: String
  /// True if a text with nothing in it stands for no value.
  var emptyIsNothing = false
  /// How many fields the type has, if it is one of objects.
  var size = 0
}

extension TypeChoice {
  /// Any value, kept as it is.
  static func json(_ reason: Message) -> TypeChoice {
    TypeChoice(type: .named("JSON"), reason: reason.text)
  }

  /// The type of lists or maps of such values; `JSON` is that already.
  func wrapped(in noun: String, _ wrap: (InferredType) -> InferredType) -> TypeChoice {
    let isJSON = type == .named("JSON")
    return TypeChoice(
      type: isJSON ? type : wrap(type), reason: Message("\(term: noun) of \(reason)").text,
      size: size)
  }

  /// Makes texts of few words whose type would be called as another one.
  mutating func settleWords(of field: FieldName, in owner: String, _ names: inout TypeNames) {
    guard type.isOfWords, !names.takeName(ofChoice: field, in: owner) else { return }
    self = TypeChoice(type: type.ofTexts, reason: reason, emptyIsNothing: emptyIsNothing)
  }
}
