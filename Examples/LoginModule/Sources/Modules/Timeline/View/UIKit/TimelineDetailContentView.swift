#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The views of the page of one post and how they are laid out.
  final class TimelineDetailContentView: StackedContentView {
    private let avatar = RemoteImageView(
      size: CGSize(width: 64, height: 64), placeholder: "person.crop.circle")
    private let authorLine = UILabel(.headline)
    private let dateLine = UILabel(.caption1)
    private let textLine = UILabel(.body)
    private let retweetedLine = UILabel(.subheadline)
    private let retweetedBox = UIView(frame: .zero)
    private let refusalLine = UILabel(.subheadline)
    private lazy var likeButton = UIButton(
      configuration: .tinted(), primaryAction: UIAction { [weak self] _ in self?.like() })

    /// Called when the user taps the heart.
    var like: @MainActor () -> Void = {}

    override var parts: [UIView] {
      dateLine.textColor = .secondaryLabel
      retweetedBox.backgroundColor = .secondarySystemBackground
      retweetedBox.addFilling(retweetedLine, margin: 12)
      let author = UIStackView(arrangedSubviews: [avatar, authorLine])
      author.alignment = .center
      author.spacing = 12
      refusalLine.textColor = .secondaryLabel
      return [
        author, dateLine, textLine, retweetedBox,
        StackedView([likeButton], alignment: .leading), refusalLine,
      ]
    }

    func show(_ viewModel: TimelineDetailViewModel) {
      likeButton.configuration?.title = viewModel.likeText
      likeButton.configuration?.image = UIImage(systemName: viewModel.likeSymbol)
      refusalLine.text = viewModel.refusal
      if let detail = viewModel.detail { show(detail) }
    }

    private func show(_ detail: StatusDetail) {
      avatar.show(detail.avatarURL)
      authorLine.text = detail.authorText
      dateLine.text = detail.dateText
      textLine.text = detail.text
      retweetedLine.text = detail.retweetedText
      retweetedBox.isHidden = detail.retweetedText == nil
    }
  }
#endif
