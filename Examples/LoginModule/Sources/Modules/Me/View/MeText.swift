import BaseView

/// All words of this module that a user reads; the catalog beside has their translations.
package nonisolated enum MeText {
  package static let title = text("title", "Me")
  package static let empty = text("empty", "Nothing here yet.")

  package static let nameLabel = text("field.name", "Name")
  package static let avatarLabel = text("field.avatar", "Avatar")
  package static let likesLabel = text("field.likes", "Likes")

  package static let upload = text("avatar.upload", "Choose a Photo")
  package static let uploading = text("avatar.uploading", "Sending the photo…")
  package static let askLikes = text("likes.ask", "Ask the Server")
  package static let noImage = text(
    "avatar.noImage", "This is no photo that can be sent. Choose a JPEG or a PNG.")
  package static let tooLarge = text(
    "avatar.tooLarge", "This photo is too large. Choose one of at most 5 MB.")

  private static let text = StringCatalog("MeText", of: "MeView")
}
