import BaseBusiness
import Core

/// The requests that others may make of this module.
package nonisolated protocol TimelineHandling: DetailLoading<Status> {
  /// What was kept, the newest page, or both, as `policy` says.
  ///
  /// What was kept may have gaps; a page has none but the one below it. The stream ends after its
  /// first failure.
  func first(_ policy: CachePolicy) -> AsyncStream<Result<Sourced<Timeline>, AppError>>

  /// Says that the user likes a post, or no longer does: it is seen on all screens.
  func setLiked(_ isLiked: Bool, _ id: Status.ID) async throws(AppError)

  /// The page below a post, which it begins with. Whether that post is the last one or one above a
  /// gap is all the same.
  func page(below id: Status.ID) async throws(AppError) -> Sourced<Timeline>
}
