#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The list of the modules, and the way into the session or out of it.
  final class AppHomeViewController: BaseViewController, UITableViewDelegate {
    private static let cell = "entry"

    private let open: @MainActor (AppRoute) -> Void
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var source = TableDataSource<String, AppHomeEntry>(tableView: tableView) {
      Self.cell(in: $0, at: $1, for: $2)
    }

    /// `open` is called with the route of the entry that the user takes.
    init(sessionAction: SessionAction?, open: @escaping @MainActor (AppRoute) -> Void) {
      self.open = open
      super.init(nibName: nil, bundle: nil)
      title = AppText.title
      navigationItem.rightBarButtonItem = sessionAction.map { action in
        UIBarButtonItem(title: action.title, primaryAction: UIAction { _ in action.perform() })
      }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func loadView() {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
      tableView.delegate = self
      view = tableView
    }

    override func render() {
      source.show(SectionedRows(AppHomeEntry.all, in: AppText.title), animated: false)
      show(AppHomeEntry.placeholder)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      if let entry = source.rows.item(at: indexPath) { open(entry.route) }
    }

    private static func cell(
      in tableView: UITableView, at indexPath: IndexPath, for entry: AppHomeEntry
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = entry.title
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }
#endif
