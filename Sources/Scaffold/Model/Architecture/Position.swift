/// Where in the architecture a file or a target belongs.
public enum Position: Hashable, Sendable {
  /// In a tier: of a module, or of what all modules stand on.
  case tier(String, module: String?)
  /// The part that puts the modules together: the app.
  case app
  /// The part that every tier may use.
  case shared
  /// Tests: of a module, or of the rest.
  case tests(module: String?)
}
