#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The views of one row and how they are laid out.
  final class StatusCell: UITableViewCell {
    static let identifier = "StatusCell"

    private let createdAtLine = UILabel()
    private let textLine = UILabel()
    private let stack = UIStackView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
      layOut()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ row: StatusRow) {
      createdAtLine.text = row.createdAtText
      textLine.text = row.textText
    }

    private func layOut() {
      add(createdAtLine, style: .headline)
      add(textLine, style: .subheadline)
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
