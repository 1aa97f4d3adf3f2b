import Foundation

/// All words of this module that a user reads.
package enum TimelineText {
  package static let title = NSLocalizedString(
    "timeline.title",
    value: "Timeline",
    comment: "The title of the screen.")
  package static let detailTitle = NSLocalizedString(
    "timeline.detail.title",
    value: "Post",
    comment: "The title of the page of one post.")
  package static let empty = NSLocalizedString(
    "timeline.empty",
    value: "Nothing here yet.",
    comment: "Stands in for missing content.")
  package static let gap = NSLocalizedString(
    "timeline.gap",
    value: "Load missing posts",
    comment: "The button between two posts where others are missing.")
  package static let filling = NSLocalizedString(
    "timeline.filling",
    value: "Loading missing posts…",
    comment: "Stands between two posts while those that are missing are awaited.")

  /// `1 new post`
  package static func newPosts(_ count: Int) -> String {
    let one = NSLocalizedString(
      "timeline.new.one", value: "1 new post", comment: "The button that shows a new post.")
    let many = NSLocalizedString(
      "timeline.new.many", value: "%ld new posts", comment: "The button that shows new posts.")
    return count == 1 ? one : String(format: many, count)
  }

  /// `1 post could not be shown`
  package static func unreadable(_ count: Int) -> String {
    let one = NSLocalizedString(
      "timeline.unreadable.one", value: "1 post could not be shown",
      comment: "Stands below posts among which one is missing.")
    let many = NSLocalizedString(
      "timeline.unreadable.many", value: "%ld posts could not be shown",
      comment: "Stands below posts among which some are missing.")
    return count == 1 ? one : String(format: many, count)
  }

  /// `@author: text`
  package static func retweeted(_ author: String, _ text: String) -> String {
    let format = NSLocalizedString(
      "timeline.retweeted", value: "@%1$@: %2$@",
      comment: "The post that another one repeats: its author, its text.")
    return String(format: format, author as NSString, text as NSString)
  }
}
