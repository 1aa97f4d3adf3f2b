#if canImport(UIKit)
  import UIKit

  /// A cell that shows lines below one another, and images before them.
  open class StackedCell: UITableViewCell {
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let lines = StackedView(lines, spacing: 4)
      contentView.addFilling(
        StackedView(images + [lines], axis: .horizontal, alignment: .top, spacing: 12), margin: 12)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The images before the lines.
    open var images: [UIView] { [] }

    /// The lines of the cell, from the top. A subclass has some.
    open var lines: [UIView] { [] }
  }
#endif
