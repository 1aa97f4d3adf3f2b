import Foundation

/// All words of this module that a user reads.
package enum TimelineText {
  package static let title = NSLocalizedString(
    "timeline.title",
    value: "Timeline",
    comment: "The title of the screen.")
  package static let empty = NSLocalizedString(
    "timeline.empty",
    value: "Nothing here yet.",
    comment: "Stands in for missing content.")
}
