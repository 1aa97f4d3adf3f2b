#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The views of one post and how they are laid out.
  final class StatusCell: UITableViewCell {
    static let identifier = "StatusCell"

    private let avatar = RemoteImageView(
      size: CGSize(width: 40, height: 40), placeholder: "person.crop.circle")
    private let authorLine = UILabel()
    private let dateLine = UILabel()
    private let textLine = UILabel()
    private let retweetedLine = UILabel()
    private let stack = UIStackView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      layOut()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// - Parameter images: Loads the avatar.
    func show(_ row: StatusRow, images: ImageSource?) {
      avatar.show(row.avatarURL, from: images)
      authorLine.text = row.authorText
      dateLine.text = row.dateText
      textLine.text = row.text
      retweetedLine.text = row.retweetedText
      retweetedLine.isHidden = row.retweetedText == nil
    }

    /// Nobody sees the avatar any longer.
    override func prepareForReuse() {
      super.prepareForReuse()
      avatar.show(nil, from: nil)
    }

    private func layOut() {
      add(authorLine, style: .headline)
      add(dateLine, style: .caption1)
      add(textLine, style: .body)
      add(retweetedLine, style: .subheadline)
      stack.axis = .vertical
      stack.spacing = 4
      let row = UIStackView(arrangedSubviews: [avatar, stack])
      row.alignment = .top
      row.spacing = 12
      contentView.addFilling(row, margin: 12)
    }

    private func add(_ line: UILabel, style: UIFont.TextStyle) {
      line.font = .preferredFont(forTextStyle: style)
      line.adjustsFontForContentSizeCategory = true
      line.numberOfLines = 0
      stack.addArrangedSubview(line)
    }
  }
#endif
