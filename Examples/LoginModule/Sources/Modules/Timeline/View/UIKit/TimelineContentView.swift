#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The posts as the view model has them. What is being read stays where it is on the screen.
  final class TimelineContentView: UIView {
    private let viewModel: TimelineViewModel
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let banner: NoticeView
    private let footerView: ListFooterView
    private lazy var source = TableDataSource<TimelineSection, TimelineEntry>(
      tableView: tableView
    ) { [weak self] tableView, indexPath, entry in
      self?.cell(in: tableView, at: indexPath, for: entry)
        ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    private lazy var newButton = UIButton(
      configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.showNew() })

    init(_ viewModel: TimelineViewModel) {
      self.viewModel = viewModel
      banner = NoticeView { viewModel.dismissNotice() }
      footerView = ListFooterView { viewModel.next() }
      super.init(frame: .zero)
      tableView.register(StatusCell.self, forCellReuseIdentifier: StatusCell.identifier)
      tableView.register(GapCell.self, forCellReuseIdentifier: GapCell.identifier)
      tableView.register(UnreadableCell.self, forCellReuseIdentifier: UnreadableCell.identifier)
      tableView.delegate = self
      tableView.refreshControl = UIRefreshControl { viewModel.refresh() }
      addBelowOneAnother([banner, tableView])
      addNewButton()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Brings the rows and what is around them to what the view model has. Nothing is animated: a row
    /// that moves is no place to read at.
    func render() {
      let position = tableView.readingPosition(of: source.rows, on: self)
      source.show(viewModel.rows, animated: false)
      tableView.show(viewModel.footer, in: footerView)
      banner.text = viewModel.notice
      newButton.configuration?.title = viewModel.newText
      newButton.isHidden = viewModel.newText == nil
      tableView.scroll(to: position, of: viewModel.rows, on: self)
      if !viewModel.isLoading { tableView.refreshControl?.endRefreshing() }
    }

    /// It floats over the posts, where no bar is.
    private func addNewButton() {
      newButton.configuration?.cornerStyle = .capsule
      newButton.translatesAutoresizingMaskIntoConstraints = false
      addSubview(newButton)
      NSLayoutConstraint.activate([
        newButton.topAnchor.constraint(equalTo: tableView.safeAreaLayoutGuide.topAnchor),
        newButton.centerXAnchor.constraint(equalTo: centerXAnchor),
      ])
    }

    /// The posts are there before the way to them is looked for.
    private func showNew() {
      viewModel.showNew()
      render()
      guard !source.rows.isEmpty else { return }
      tableView.scrollToRow(at: [0, 0], at: .top, animated: true)
    }

    private func cell(
      in tableView: UITableView, at indexPath: IndexPath, for entry: TimelineEntry
    ) -> UITableViewCell {
      switch entry {
      case .status(let row):
        let cell = tableView.dequeueReusableCell(
          withIdentifier: StatusCell.identifier, for: indexPath)
        (cell as? StatusCell)?.show(row)
        return cell
      case .gap(let gap):
        let cell = tableView.dequeueReusableCell(
          withIdentifier: GapCell.identifier, for: indexPath)
        (cell as? GapCell)?.show(gap) { [viewModel] in viewModel.fill(gap) }
        return cell
      case .unreadable(let row):
        let cell = tableView.dequeueReusableCell(
          withIdentifier: UnreadableCell.identifier, for: indexPath)
        (cell as? UnreadableCell)?.show(row)
        return cell
      }
    }
  }

  extension TimelineContentView: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      if let entry = source.rows.item(at: indexPath) { viewModel.open(entry) }
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var content = header.defaultContentConfiguration()
      content.text = source.rows.sections[section].text
      header.contentConfiguration = content
      return header
    }

    /// Rows come into sight while they are being drawn, and a drawing does not depend on what changes
    /// meanwhile: the view model hears of it afterwards.
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      guard let entry = source.rows.item(at: indexPath) else { return }
      Task { [viewModel] in viewModel.reach(entry) }
    }
  }
#endif
