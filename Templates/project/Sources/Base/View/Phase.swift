import Core

/// Where a screen stands with what it shows. The content itself is kept beside it.
///
/// A screen that has content stays `loaded` while it asks again, whatever comes of it.
package nonisolated enum Phase: Sendable, Equatable {
  /// Nothing was asked for yet.
  case idle
  /// The first answer is awaited.
  case loading
  /// There is content to show.
  case loaded
  /// There was an answer, and nothing in it.
  case empty
  /// There is nothing to show, and this is why.
  case failed(AppError)
}
