import Foundation

/// Who asks for what is kept on its way, such as a page. Whoever has asked is given it, and so is
/// not told that what is kept has changed; all others are.
package nonisolated enum ChangeAuthor {
  /// Whoever asks in this task; `nil` for all those to whom nothing is given.
  @TaskLocal package static var current: UUID?
}
