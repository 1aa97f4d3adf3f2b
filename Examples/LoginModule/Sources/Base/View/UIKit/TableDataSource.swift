#if canImport(UIKit)
  import UIKit

  /// Shows `SectionedRows` in a table: rows move by their id, and are drawn again when they change.
  @MainActor
  package final class TableDataSource<
    Section: Hashable & Sendable, Item: Identifiable & Hashable & Sendable
  > where Item.ID: Sendable {
    package typealias Rows = SectionedRows<Section, Item>
    package typealias MakeCell = @MainActor (UITableView, IndexPath, Item) -> UITableViewCell

    /// What the table shows.
    package private(set) var rows = Rows()
    private var source: UITableViewDiffableDataSource<Section, Item.ID>?

    package init(tableView: UITableView, makeCell: @escaping MakeCell) {
      source = UITableViewDiffableDataSource(tableView: tableView) { [weak self] table, path, id in
        self?.rows.item(id).map { makeCell(table, path, $0) }
      }
    }

    /// Brings the table to these rows.
    package func show(_ rows: Rows, animated: Bool = true) {
      guard rows != self.rows else { return }
      let changed = rows.changedIDs(since: self.rows)
      self.rows = rows
      var snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>()
      snapshot.appendSections(rows.sections)
      for section in rows.sections {
        snapshot.appendItems(rows.ids(in: section), toSection: section)
      }
      snapshot.reconfigureItems(changed)
      source?.apply(snapshot, animatingDifferences: animated)
    }
  }
#endif
