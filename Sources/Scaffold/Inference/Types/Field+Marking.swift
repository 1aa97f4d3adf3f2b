import Fields

extension [Field] {
  /// The same with a mark at the field that identifies entities, which stands in an object.
  ///
  /// - Parameter way: the keys that lead to it.
  /// - Returns: `nil` if something on the way may be missing, or is no object.
  func marking(_ way: ArraySlice<String>) -> [Field]? {
    guard let index = firstIndex(where: { $0.key == way.first }),
      let marked = self[index].marking(way.dropFirst())
    else { return nil }
    var fields = self
    fields[index] = marked
    return fields
  }
}

extension Field {
  fileprivate func marking(_ way: ArraySlice<String>) -> Field? {
    guard !isOptional, isSingle else { return nil }
    var field = self
    if way.isEmpty {
      guard base.identifies else { return nil }
      field.isMarked = true
    } else {
      guard let title = base.title, let fields = base.fields.marking(way) else { return nil }
      field.base = .object(title, of: fields)
    }
    return field
  }
}
