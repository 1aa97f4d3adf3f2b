#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The views of the me screen and how they are laid out.
  final class MeContentView: StackedContentView {
    let avatarPicture = RemoteImageView(
      size: CGSize(width: 160, height: 160), label: MeText.avatarLabel)
    let refusalLine = UILabel(.subheadline, color: .secondaryLabel)
    private(set) lazy var uploadButton = UIButton(
      configuration: .tinted(), primaryAction: UIAction { [weak self] _ in self?.choose() })
    let nameField = FieldView(MeText.nameLabel)
    let likesField = FieldView(MeText.likesLabel)
    private lazy var likesButton = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: MeText.askLikes) { [weak self] _ in self?.showLikes() })

    /// Called when the user wants another avatar.
    var choose: @MainActor () -> Void = {}
    /// Called when the user wants to know how many likes the server has counted.
    var showLikes: @MainActor () -> Void = {}

    override var parts: [UIView] {
      [
        StackedView([avatarPicture, uploadButton, refusalLine], alignment: .leading, spacing: 8),
        nameField,
        StackedView([likesField, likesButton], alignment: .leading, spacing: 4),
      ]
    }
  }
#endif
