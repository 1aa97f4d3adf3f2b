import LoginBusiness

/// The screens of this module. It is `indirect`: what an entity holds does not change its size.
package nonisolated indirect enum LoginRoute: Hashable, Sendable {
  /// The screen that the module begins with.
  case start
  /// The form for the code that the server wants besides.
  case code(Challenge)
}
