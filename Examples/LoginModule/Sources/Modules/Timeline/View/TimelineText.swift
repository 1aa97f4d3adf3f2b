import BaseView
import Foundation

/// All words of this module that a user reads; the catalog beside has their translations.
package nonisolated enum TimelineText {
  package static let title = text("title", "Timeline")
  package static let detailTitle = text("detail.title", "Post")
  package static let like = text("like", "Like")
  package static let unlike = text("unlike", "Unlike")
  package static let empty = text("empty", "Nothing here yet.")

  package static let gap = text("gap", "Load missing posts")
  package static let filling = text("filling", "Loading missing posts…")

  /// `1 new post`
  package static func newPosts(_ count: Int) -> String {
    text("new", one: "%lld new post", other: "%lld new posts", count)
  }

  /// `1 post could not be shown`
  package static func unreadable(_ count: Int) -> String {
    text(
      "unreadable", one: "%lld post could not be shown", other: "%lld posts could not be shown",
      count)
  }

  /// `@author: text`
  package static func retweeted(_ author: String, _ text: String) -> String {
    let format = Self.text("retweeted", "@%1$@: %2$@")
    return String(format: format, author as NSString, text as NSString)
  }

  private static let text = StringCatalog("TimelineText", of: "TimelineView")
}
