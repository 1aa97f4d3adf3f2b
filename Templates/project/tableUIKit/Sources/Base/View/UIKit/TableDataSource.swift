#if canImport(UIKit)
  import UIKit

  /// Shows `SectionedRows` in a table: rows move by their id, and are drawn again when they change.
  @MainActor
  package final class TableDataSource<
    Section: Hashable & Sendable, Item: Identifiable & Hashable & Sendable
  > where Item.ID: Sendable {
    package typealias Rows = SectionedRows<Section, Item>
    /// Makes the cell of a row. UIKit ends the app where it gets none.
    package typealias MakeCell = @MainActor (UITableView, IndexPath, Item) -> UITableViewCell?

    /// The rows of the table.
    package private(set) var rows = Rows()
    private var source: UITableViewDiffableDataSource<Section, Item.ID>?

    /// - Parameter isEditable: Whether rows may be swiped.
    package init(
      tableView: UITableView, isEditable: Bool = false, makeCell: @escaping MakeCell
    ) {
      let source = EditableDataSource<Section, Item.ID>(
        tableView: tableView
      ) { [weak self] table, path, id in
        self?.rows.item(id).flatMap { makeCell(table, path, $0) }
      }
      source.isEditable = isEditable
      self.source = source
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

  /// Says whether the rows of a table may be swiped and what stands above those of a list, which the
  /// system asks of no one else.
  private final class EditableDataSource<
    Section: Hashable & Sendable, ID: Hashable & Sendable
  >: UITableViewDiffableDataSource<Section, ID> {
    var isEditable = false

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      isEditable
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      (sectionIdentifier(for: section) as? ListSection)?.title
    }
  }
#endif
