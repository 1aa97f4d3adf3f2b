@_exported import Foundation

@MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  public init(frame: CGRect, style: UITableView.Style) { declared() }
  public required init?(coder: NSCoder) { declared() }

  weak open var delegate: (any UITableViewDelegate)?
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    declared()
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { declared() }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { declared() }
}

/// Apple's methods are optional; here the ones that the base implements are required, so that a
/// signature that is not Apple's does not compile.
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable { case none, disclosureIndicator }

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { declared() }
  public required init?(coder: NSCoder) { declared() }

  open var contentConfiguration: (any UIContentConfiguration)? = declared()
  open var accessoryType: UITableViewCell.AccessoryType = declared()
  open func defaultContentConfiguration() -> UIListContentConfiguration { declared() }
}

@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  public init(
    tableView: UITableView,
    cellProvider:
      @escaping UITableViewDiffableDataSource<
        SectionIdentifierType, ItemIdentifierType
      >.CellProvider
  ) { declared() }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { declared() }
}

public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public init() { declared() }
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { declared() }
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) { declared() }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { declared() }
}

@MainActor @preconcurrency public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  public var text: String? = declared()
  public var secondaryText: String? = declared()
}

@MainActor @preconcurrency
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public struct ButtonProperties {
    public var primaryAction: UIAction? = declared()
  }

  public static func empty() -> UIContentUnavailableConfiguration { declared() }
  public static func loading() -> UIContentUnavailableConfiguration { declared() }
  public var image: UIImage? = declared()
  public var text: String? = declared()
  public var secondaryText: String? = declared()
  public var button: UIButton.Configuration = declared()
  public var buttonProperties: UIContentUnavailableConfiguration.ButtonProperties = declared()
}
