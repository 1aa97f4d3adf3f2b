#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The views of the timeline screen and how they are laid out.
  ///
  /// It shows what it is given and tells its delegate what the user does.
  final class TimelineContentView: UIView {
    weak var delegate: (any TimelineContentViewDelegate)?

    private let tableView = UITableView(frame: .zero, style: .plain)
    private lazy var source = TableDataSource<TimelineSection, StatusRow>(
      tableView: tableView, makeCell: Self.cell)
    private lazy var banner = NoticeView { [weak self] in self?.dismissNotice() }
    private lazy var footerView = ListFooterView { [weak self] in self?.askForNextPage() }

    override init(frame: CGRect) {
      super.init(frame: frame)
      tableView.register(
        StatusCell.self, forCellReuseIdentifier: StatusCell.identifier)
      tableView.delegate = self
      tableView.refreshControl = UIRefreshControl { [weak self] in self?.refresh() }
      layOut()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  extension TimelineContentView {
    /// The message above the rows.
    var notice: String? {
      get { banner.text }
      set { banner.text = newValue }
    }

    func show(
      _ rows: SectionedRows<TimelineSection, StatusRow>,
      footer: ListFooter?
    ) {
      source.show(rows)
      tableView.show(footer, in: footerView)
    }

    func endRefreshing() {
      tableView.refreshControl?.endRefreshing()
    }

    private func refresh() {
      delegate?.contentViewDidPullToRefresh(self)
    }

    private func dismissNotice() {
      delegate?.contentViewDidDismissNotice(self)
    }

    private func askForNextPage() {
      delegate?.contentViewDidAskForNextPage(self)
    }

    private static func cell(
      in tableView: UITableView, at indexPath: IndexPath, for row: StatusRow
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(
        withIdentifier: StatusCell.identifier, for: indexPath)
      (cell as? StatusCell)?.show(row)
      return cell
    }

    private func layOut() {
      let stack = UIStackView(arrangedSubviews: [banner, tableView])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }
  }

  extension TimelineContentView: UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      if let row = source.rows.item(at: indexPath) {
        delegate?.contentView(self, didReach: row)
      }
    }
  }
#endif
