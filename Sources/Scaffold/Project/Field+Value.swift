import Templates

extension Field {
  /// The field as templates see it.
  var value: Value {
    [
      "name": .text(name),
      "key": .text(key),
      "type": .text(type),
      "base": .text(base.rawValue),
      "isOptional": .flag(isOptional),
      "isList": .flag(isList),
      "isIdentity": .flag(name == "id"),
    ]
  }
}
