import BaseBusiness
import Core

/// What the view layer may ask of this module.
package protocol TimelineHandling: Handler {
  /// The first page, once or twice as `policy` says.
  ///
  /// The stream ends after its first failure.
  func first(
    _ policy: CachePolicy
  ) -> AsyncStream<Result<Sourced<Page<Status>>, AppError>>

  /// The page after the one that ended with `cursor`.
  func next(after cursor: String) async throws(AppError) -> Sourced<Page<Status>>
}
