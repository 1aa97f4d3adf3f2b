#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The row between two posts where others are missing: a button that asks for them.
  final class GapCell: UITableViewCell {
    static let identifier = "GapCell"

    private lazy var button = UIButton(
      configuration: .plain(), primaryAction: UIAction { [weak self] _ in self?.fill() })
    private var onFill: (@MainActor () -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
      contentView.addFilling(button, margin: 4)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ row: GapRow, onFill: @escaping @MainActor () -> Void) {
      self.onFill = onFill
      button.configuration?.title = row.text
      button.isEnabled = !row.isFilling
    }

    private func fill() {
      onFill?()
    }
  }
#endif
