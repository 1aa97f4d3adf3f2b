#if canImport(UIKit)
  import UIKit

  /// A screen that is a table.
  ///
  /// A subclass registers its cells, gives the table a `TableDataSource` and fills it in `render`.
  open class BaseTableViewController: BaseViewController, UITableViewDelegate {
    public let tableView = UITableView(frame: .zero, style: .insetGrouped)

    open override func loadView() {
      view = tableView
      tableView.delegate = self
    }

    /// What happens when the user takes a row; unless a subclass says more, it is let go again.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
    }

    /// What happens before a row is shown: where a long list asks for its next page.
    open func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
  }
#endif
