/// The name of something that a Swift file declares, at any access: a type, a function, a property, a
/// case.
struct DeclaredName {
  let name: String
  /// The type that it is a member of; a name outside of all types has none.
  let owner: String?
}
