#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The views of the me screen and how they are laid out.
  final class MeContentView: StackedContentView {
    let avatarImage = RemoteImageView(
      size: CGSize(width: 160, height: 160), label: MeText.avatarLabel)
    let nameField = FieldView(MeText.nameLabel)
    let likesField = FieldView(MeText.likesLabel)

    override var parts: [UIView] {
      [
        StackedView([avatarImage], alignment: .leading),
        nameField,
        likesField,
      ]
    }
  }
#endif
