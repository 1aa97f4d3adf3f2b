/// A value for a field, for tests and previews.
struct FieldSample {
  /// As Swift writes the server's raw type.
  let raw: String
  /// As JSON has it.
  let json: String
  /// As the entity has it.
  let swift: String
  /// The text that a user types, as Swift writes it.
  let entered: String

  /// - Parameters:
  ///   - json: the value in JSON, if it is not written as the raw one.
  ///   - swift: the value in Swift, if it is not the raw one.
  ///   - entered: what is typed, if it is not the raw value.
  init(_ raw: String, json: String? = nil, swift: String? = nil, entered: String? = nil) {
    self.raw = raw
    self.json = json ?? raw
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
    self.init(
      "[\(sample.raw)]", json: "[\(sample.json)]", swift: "[\(sample.swift)]",
      entered: sample.entered)
  }
}
