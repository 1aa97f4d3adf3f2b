/// A value for a field, for tests and previews.
struct FieldSample {
  /// As Swift writes the server's raw type, and as JSON has it.
  let raw: String
  /// As the entity has it.
  let swift: String
  /// The text that a user types, as Swift writes it.
  let entered: String

  /// - Parameters:
  ///   - swift: the value in Swift, if it is not the raw one.
  ///   - entered: what is typed, if it is not the raw value.
  init(_ raw: String, swift: String? = nil, entered: String? = nil) {
    self.raw = raw
    self.swift = swift ?? raw
    let entered = entered ?? raw
    self.entered = entered.hasPrefix("\"") ? entered : "\"\(entered)\""
  }
}

extension FieldSample {
  /// A value for a field; one item, if the field is a list.
  init(for field: Field, _ number: Int, suffix: String = "") {
    let sample = field.base.sample(
      FieldSeed(key: field.key, number: number, suffix: suffix, isItem: field.isList))
    guard field.isList else {
      self = sample
      return
    }
    self.init("[\(sample.raw)]", swift: "[\(sample.swift)]", entered: sample.entered)
  }
}
