#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The views of one post and how they are laid out.
  final class StatusCell: UITableViewCell {
    static let identifier = "StatusCell"

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

    func show(_ row: StatusRow) {
      authorLine.text = row.authorText
      dateLine.text = row.dateText
      textLine.text = row.text
      retweetedLine.text = row.retweetedText
      retweetedLine.isHidden = row.retweetedText == nil
    }

    private func layOut() {
      add(authorLine, style: .headline)
      add(dateLine, style: .caption1)
      add(textLine, style: .body)
      add(retweetedLine, style: .subheadline)
      stack.axis = .vertical
      stack.spacing = 4
      contentView.addFilling(stack, margin: 12)
    }

    private func add(_ line: UILabel, style: UIFont.TextStyle) {
      line.font = .preferredFont(forTextStyle: style)
      line.adjustsFontForContentSizeCategory = true
      line.numberOfLines = 0
      stack.addArrangedSubview(line)
    }
  }
#endif
