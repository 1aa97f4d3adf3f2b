/// A field of a form, whatever it is entered with.
package nonisolated protocol FormEntry: Hashable, Sendable {
  /// Whether it is typed in, and not set.
  static var isTyped: Bool { get }
  /// What is wrong with it, in words for whoever enters it.
  var error: String? { get set }
  /// What was entered, as a draft keeps it; nil for what may not be kept.
  var draft: String? { get set }
  /// Forgets what was entered, if nobody else is to see it.
  mutating func forgetSecret()
}
