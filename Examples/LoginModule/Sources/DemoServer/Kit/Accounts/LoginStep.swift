/// What a name and a password lead to.
enum LoginStep: Sendable, Hashable {
  case granted(Grant)
  /// A code is wanted too; it is sent with this challenge.
  case challenged(String)
}
