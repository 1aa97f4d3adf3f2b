import Fields

/// The order in which a person reads the fields of an object.
enum FieldPreference {
  /// Keys of names and titles, the one that says most first.
  private static let keys = [
    "display_name", "displayName", "full_name", "fullName", "title", "name", "screen_name",
    "screenName", "login", "username", "user_name", "label", "subject", "headline", "text",
    "caption", "description", "summary", "value",
  ]

  /// The field that stands for the object; `nil` for an object without fields.
  static func first(of fields: [Field]) -> Field? {
    let named = keys.lazy.compactMap { key in
      fields.first { $0.key == key && $0.isSingle && $0.base.takesAnyText }
    }.first
    return named
      ?? fields.first { !$0.isIdentity && $0.isSingle && $0.base.takesAnyText }
      ?? fields.first { !$0.isIdentity && !$0.base.isObject }
      ?? fields.first
  }
}
