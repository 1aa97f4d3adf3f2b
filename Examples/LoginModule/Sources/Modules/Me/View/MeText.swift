import BaseView

/// All words of this module that a user reads; the catalog beside has their translations.
package nonisolated enum MeText {
  package static let title = text("title", "Me")
  package static let empty = text("empty", "Nothing here yet.")

  package static let nameLabel = text(
    "field.name", "Name")
  package static let avatarLabel = text(
    "field.avatar", "Avatar")
  package static let likesLabel = text(
    "field.likes", "Likes")

  private static let text = StringCatalog(
    "MeText", of: "MeView")
}
