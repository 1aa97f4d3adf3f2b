import BaseBusiness
import Core

/// The requests that others may make of this module.
package nonisolated protocol MeHandling: ItemLoading<Profile> {
  /// Says that the user likes a post, or no longer does.
  func setLiked(_ isLiked: Bool, post: Int64) async throws(AppError)
  /// Makes a picture the user's avatar.
  func upload(_ avatar: Avatar) async throws(AppError)
}
