@_exported import Foundation

@MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  public class var automaticDimension: CGFloat { declared() }
  @available(iOS 18.0, *)
  public struct ContentHuggingElements: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { declared() }
    public static var sectionHeaders: UITableView.ContentHuggingElements { declared() }
  }

  public init(frame: CGRect, style: UITableView.Style) { declared() }
  public required init?(coder: NSCoder) { declared() }

  weak open var dataSource: (any UITableViewDataSource)?
  weak open var delegate: (any UITableViewDelegate)?
  open var rowHeight: CGFloat = declared()
  open var estimatedRowHeight: CGFloat = declared()
  open var sectionHeaderTopPadding: CGFloat = declared()
  open var separatorInset: UIEdgeInsets = declared()
  open var separatorStyle: UITableViewCell.SeparatorStyle = declared()
  open var backgroundView: UIView? = declared()
  open var tableHeaderView: UIView? = declared()
  open var tableFooterView: UIView? = declared()
  open var allowsSelection: Bool = declared()
  open var isEditing: Bool = declared()
  open var numberOfSections: Int { declared() }
  open var visibleCells: [UITableViewCell] { declared() }
  open var indexPathsForVisibleRows: [IndexPath]? { declared() }
  open var indexPathForSelectedRow: IndexPath? { declared() }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    declared()
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    declared()
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    declared()
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { declared() }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { declared() }

  open func reloadData() { declared() }
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { declared() }
  open func numberOfRows(inSection section: Int) -> Int { declared() }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { declared() }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { declared() }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { declared() }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { declared() }
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) { declared() }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { declared() }
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) { declared() }
  open func setEditing(_ editing: Bool, animated: Bool) { declared() }
  @available(iOS 18.0, *)
  open var contentHuggingElements: UITableView.ContentHuggingElements = declared()
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
}
