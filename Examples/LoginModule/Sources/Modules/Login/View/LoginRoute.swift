import LoginBusiness

/// What this module can show.
package nonisolated enum LoginRoute: Hashable, Sendable {
  /// The screen that the module begins with.
  case start
  /// The form for the code that the server wants besides.
  case code(Challenge)
}
