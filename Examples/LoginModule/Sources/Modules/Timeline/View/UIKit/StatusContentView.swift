#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The views of the page of one post and how they are laid out.
  final class StatusContentView: UIView {
    private let avatar = RemoteImageView(
      size: CGSize(width: 64, height: 64), placeholder: "person.crop.circle")
    private let authorLine = UILabel()
    private let dateLine = UILabel()
    private let textLine = UILabel()
    private let retweetedLine = UILabel()
    private let retweetedBox = UIView(frame: .zero)
    private let stack = ScrollingStackView(frame: .zero)

    override init(frame: CGRect) {
      super.init(frame: frame)
      layOut()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// - Parameter images: Loads the avatar.
    func show(_ detail: StatusDetail, images: ImageSource?) {
      avatar.show(detail.avatarURL, from: images)
      authorLine.text = detail.authorText
      dateLine.text = detail.dateText
      textLine.text = detail.text
      retweetedLine.text = detail.retweetedText
      retweetedBox.isHidden = detail.retweetedText == nil
    }

    private func layOut() {
      prepare(authorLine, style: .headline)
      prepare(dateLine, style: .caption1)
      prepare(textLine, style: .body)
      prepare(retweetedLine, style: .subheadline)
      dateLine.textColor = .secondaryLabel
      retweetedBox.backgroundColor = .secondarySystemBackground
      retweetedBox.addFilling(retweetedLine, margin: 12)
      let author = UIStackView(arrangedSubviews: [avatar, authorLine])
      author.alignment = .center
      author.spacing = 12
      for view in [author, dateLine, textLine, retweetedBox] { stack.add(view) }
      addFilling(stack)
    }

    private func prepare(_ line: UILabel, style: UIFont.TextStyle) {
      line.font = .preferredFont(forTextStyle: style)
      line.adjustsFontForContentSizeCategory = true
      line.numberOfLines = 0
    }
  }
#endif
