/// A field of a form, whatever it is entered with.
package nonisolated protocol FormEntry: Hashable, Sendable {
  /// What is wrong with it, in words for whoever enters it.
  var error: String? { get set }
  /// What was entered, as a draft keeps it; nil for what may not be kept.
  var draft: String? { get set }
}
