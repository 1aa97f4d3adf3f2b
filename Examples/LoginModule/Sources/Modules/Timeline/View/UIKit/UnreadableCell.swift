#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The row that says that some posts could not be shown.
  final class UnreadableCell: UITableViewCell {
    static let identifier = "UnreadableCell"

    private let line = UILabel(.footnote, color: .secondaryLabel)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
      line.textAlignment = .center
      contentView.addFilling(line, margin: 12)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ row: UnreadableRow) {
      line.text = row.text
    }
  }
#endif
