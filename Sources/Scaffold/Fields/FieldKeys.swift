/// The keys of the fields of an object, by what the fields are called in Swift.
struct FieldKeys {
  private var keys: [String: String] = [:]
  private var hasMark = false

  /// - Parameter text: the field as it is written.
  /// - Throws: `InvalidField` for a name that another field has already.
  mutating func take(_ field: Field, in text: String) throws(InvalidField) {
    hasMark = hasMark || field.isMarked
    // The columns of a table are distinguished without regard to letter case.
    guard let other = keys.updateValue(field.key, forKey: field.name.lowercased()) else { return }
    throw InvalidField(
      text: text, reason: field.isIdentity && hasMark ? .twoIdentities(other) : .doubled(other))
  }
}
