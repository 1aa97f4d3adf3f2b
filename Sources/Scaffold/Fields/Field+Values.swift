extension Field {
  /// True if all values of another field are values of this one: an `Image` is a `URL`, but seconds
  /// are no milliseconds.
  package func hasValues(of old: Field) -> Bool {
    base.swiftName == old.base.swiftName && base.raw == old.base.raw && container == old.container
      && (isOptional || !old.isOptional) && base.hasFields(of: old.base)
  }
}

extension FieldType {
  /// True if an object has all that this one has to have.
  package func hasFields(of old: FieldType) -> Bool {
    guard isObject || old.isObject else { return true }
    return fields.allSatisfy { field in
      guard let other = old.fields.first(where: { $0.key == field.key }) else {
        return field.isOptional
      }
      return field.hasValues(of: other)
    }
  }
}
