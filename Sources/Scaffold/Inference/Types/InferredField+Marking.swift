extension [InferredField] {
  /// The same with a mark at the field that identifies entities, which stands in an object.
  ///
  /// - Parameter way: the keys that lead to it.
  /// - Returns: `nil` if something on the way may be missing, or is no object.
  func marking(_ way: ArraySlice<String>) -> [InferredField]? {
    guard let index = firstIndex(where: { $0.name.key == way.first }),
      let marked = self[index].marking(way.dropFirst())
    else { return nil }
    var fields = self
    fields[index] = marked
    return fields
  }
}

extension InferredField {
  fileprivate func marking(_ way: ArraySlice<String>) -> InferredField? {
    guard !isOptional else { return nil }
    switch type {
    case .named(let type) where way.isEmpty && IdentityRule.types.contains(type):
      return InferredField(name: name, type: self.type, isOptional: false, isMarked: true)
    case .object(let type, let fields) where !way.isEmpty:
      return fields.marking(way).map {
        InferredField(name: name, type: .object(name: type, $0), isOptional: false)
      }
    default: return nil
    }
  }
}
