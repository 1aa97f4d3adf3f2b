extension Field {
  /// True if a form can have the field, or some of what is in it.
  package var isEnterable: Bool { base.isEnterable }

  /// The way to the first field that nobody can enter, here or in the object: `author.raw`.
  package var closed: String? {
    guard isEnterable else { return key }
    return base.fields.lazy.compactMap(\.closed).first.map { "\(key).\($0)" }
  }
}

extension FieldType {
  /// True if a form can have a value.
  package var isEnterable: Bool {
    isObject ? fields.contains(where: \.isEnterable) : entry != .nothing
  }
}
