#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The list of the modules, and the way into the session or out of it.
  final class AppHomeViewController:
    BaseViewController, UITableViewDataSource, UITableViewDelegate
  {
    private static let cell = "entry"

    private let open: @MainActor (AppRoute) -> Void
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)

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
      tableView.dataSource = self
      tableView.delegate = self
      view = tableView
    }

    override func render() {
      show(AppHomeEntry.placeholder)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      AppHomeEntry.all.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = AppHomeEntry.all[indexPath.row].title
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      open(AppHomeEntry.all[indexPath.row].route)
    }
  }
#endif
