#if canImport(UIKit)
  import UIKit

  /// A table that shows a list as its model has it: pulled to be refreshed, followed page by page,
  /// and searched, opened, added and removed as far as the model allows it.
  package final class PagedTableView<
    Row: Identifiable & Hashable & Sendable, Cell: UITableViewCell
  >: UIView, UITableViewDelegate

  where Row.ID: Sendable {
    let model: ListModel<Row>
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let source: TableDataSource<ListSection, Row>
    private let banner: NoticeView
    private let footerView: ListFooterView

    /// - Parameter fill: Shows a row in a cell, which may have shown another one before.
    package init(_ model: ListModel<Row>, fill: @escaping @MainActor (Cell, Row) -> Void) {
      self.model = model
      let isOpened = model.actions.open != nil
      let isEditable = model.actions.remove != nil
      source = TableDataSource(tableView: tableView, isEditable: isEditable) { table, path, row in
        let cell = table.dequeueReusableCell(withIdentifier: Self.identifier, for: path) as? Cell
        if let cell { fill(cell, row) }
        if isOpened { cell?.accessoryType = .disclosureIndicator }
        return cell
      }
      banner = NoticeView { model.dismissNotice() }
      footerView = ListFooterView { model.next() }
      super.init(frame: .zero)
      tableView.register(Cell.self, forCellReuseIdentifier: Self.identifier)
      tableView.delegate = self
      tableView.allowsSelection = isOpened
      tableView.refreshControl = UIRefreshControl { model.refresh() }
      addBelowOneAnother([banner, tableView])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Brings the table to what the model has.
    package func render() {
      let shown = model
      source.show(shown.rows)
      tableView.show(shown.footer, in: footerView)
      banner.text = model.notice
      if !shown.isLoading { tableView.refreshControl?.endRefreshing() }
    }

    package func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      if let row = source.rows.item(at: indexPath) { model.reach(row) }
    }

    package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      if let row = source.rows.item(at: indexPath) { model.actions.open?(row) }
    }

    package func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      source.rows.item(at: indexPath).flatMap(removal) ?? UISwipeActionsConfiguration(actions: [])
    }

    private static var identifier: String { "row" }
  }
#endif
