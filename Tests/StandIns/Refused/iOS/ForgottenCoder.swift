import UIKit

// refused: 'required' initializer 'init(coder:)' must be provided by subclass of 'UITableViewCell'
final class ForgottenCoder: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  #if !WRONG
    required init?(coder: NSCoder) { nil }
  #endif
}
