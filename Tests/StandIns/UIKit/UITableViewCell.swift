@_exported import Foundation

@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { declared() }
  public required init?(coder: NSCoder) { declared() }

  open var contentView: UIView { declared() }
  open var reuseIdentifier: String? { declared() }
  open func prepareForReuse() { declared() }

  open var contentConfiguration: (any UIContentConfiguration)? = declared()
  open var backgroundConfiguration: UIBackgroundConfiguration? = declared()
  open func defaultContentConfiguration() -> UIListContentConfiguration { declared() }

  open var selectionStyle: UITableViewCell.SelectionStyle = declared()
  open var accessoryType: UITableViewCell.AccessoryType = declared()
  open var accessoryView: UIView? = declared()
  open var separatorInset: UIEdgeInsets = declared()
  open var isSelected: Bool = declared()
  open func setSelected(_ selected: Bool, animated: Bool) { declared() }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { declared() }
}

@MainActor open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) { declared() }
  public required init?(coder: NSCoder) { declared() }

  open var contentView: UIView { declared() }
  open func prepareForReuse() { declared() }
  open var contentConfiguration: (any UIContentConfiguration)? = declared()
  open var backgroundConfiguration: UIBackgroundConfiguration? = declared()
  open func defaultContentConfiguration() -> UIListContentConfiguration { declared() }
}
