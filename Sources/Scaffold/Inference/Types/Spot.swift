import Fields

/// Where values stand, on the way from the entity down.
struct Spot {
  let key: String
  /// `user.id`
  let path: String
  let name: FieldName
  /// The type that has the field.
  let owner: String
  /// The types around it, without the entity.
  let outer: [String]
}
