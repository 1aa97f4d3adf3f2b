#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The views of one post.
  final class StatusCell: StackedCell {
    static let identifier = "StatusCell"

    private let avatar = RemoteImageView(
      size: CGSize(width: 40, height: 40), placeholder: "person.crop.circle")
    private let authorLine = UILabel(.headline)
    private let dateLine = UILabel(.caption1)
    private let textLine = UILabel(.body)
    private let retweetedLine = UILabel(.subheadline)

    override var images: [UIView] { [avatar] }

    override var lines: [UIView] { [authorLine, dateLine, textLine, retweetedLine] }

    func show(_ row: StatusRow) {
      avatar.show(row.avatarURL)
      authorLine.text = row.authorText
      dateLine.text = row.dateText
      textLine.text = row.text
      retweetedLine.text = row.retweetedText
      retweetedLine.isHidden = row.retweetedText == nil
    }

    /// Nobody sees the avatar any longer.
    override func prepareForReuse() {
      super.prepareForReuse()
      avatar.show(nil)
    }
  }
#endif
