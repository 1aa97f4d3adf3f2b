@_exported import Foundation

@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
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

  open var defaultRowAnimation: UITableView.RowAnimation = declared()

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { declared() }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { declared() }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { declared() }

  open func snapshot() -> NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > { declared() }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { declared() }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { declared() }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { declared() }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    declared()
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { declared() }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { declared() }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { declared() }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    declared()
  }
}

public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public init() { declared() }

  public var numberOfItems: Int { declared() }
  public var numberOfSections: Int { declared() }
  public var sectionIdentifiers: [SectionIdentifierType] { declared() }
  public var itemIdentifiers: [ItemIdentifierType] { declared() }
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { declared() }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { declared() }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { declared() }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { declared() }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { declared() }
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) { declared() }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { declared() }
  public mutating func deleteAllItems() { declared() }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { declared() }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { declared() }
}
