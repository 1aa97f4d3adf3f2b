#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The views of the timeline screen and how they are laid out.
  ///
  /// It shows what it is given and tells its delegate what the user does.
  final class TimelineContentView: UIView {
    weak var delegate: (any TimelineContentViewDelegate)?

    private let images: ImageSource?
    private let tableView = UITableView(frame: .zero, style: .plain)
    private lazy var source = TableDataSource<TimelineSection, TimelineEntry>(
      tableView: tableView
    ) { [weak self] tableView, indexPath, entry in
      self?.cell(in: tableView, at: indexPath, for: entry)
        ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    private lazy var newButton = UIButton(
      configuration: .plain(), primaryAction: UIAction { [weak self] _ in self?.askForNewPosts() })
    private lazy var banner = NoticeView { [weak self] in self?.dismissNotice() }
    private lazy var footerView = ListFooterView { [weak self] in self?.askForNextPage() }

    /// - Parameter images: Loads the avatars.
    init(images: ImageSource?) {
      self.images = images
      super.init(frame: .zero)
      tableView.register(
        StatusCell.self, forCellReuseIdentifier: StatusCell.identifier)
      tableView.register(GapCell.self, forCellReuseIdentifier: GapCell.identifier)
      tableView.register(UnreadableCell.self, forCellReuseIdentifier: UnreadableCell.identifier)
      tableView.delegate = self
      tableView.refreshControl = UIRefreshControl { [weak self] in self?.refresh() }
      layOut()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  extension TimelineContentView {
    /// Shows the rows and what is around them. What is being read stays where it is on the screen,
    /// so nothing is animated: a row that moves is no place to read at.
    ///
    /// - Parameters:
    ///   - notice: The message above the rows.
    ///   - newPosts: What the button above the rows says of the posts that wait.
    func show(
      _ rows: SectionedRows<TimelineSection, TimelineEntry>,
      footer: ListFooter?, notice: String?, newPosts: String?
    ) {
      let position = tableView.readingPosition(of: source.rows, on: self)
      source.show(rows, animated: false)
      tableView.show(footer, in: footerView)
      banner.text = notice
      newButton.configuration?.title = newPosts
      newButton.isHidden = newPosts == nil
      tableView.scroll(to: position, of: rows, on: self)
    }

    /// Shows the newest of the rows.
    func scrollToTop() {
      guard !source.rows.isEmpty else { return }
      tableView.scrollToRow(at: [0, 0], at: .top, animated: true)
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

    private func askForNewPosts() {
      delegate?.contentViewDidAskForNewPosts(self)
    }

    private func cell(
      in tableView: UITableView, at indexPath: IndexPath, for entry: TimelineEntry
    ) -> UITableViewCell {
      switch entry {
      case .status(let row):
        let cell = tableView.dequeueReusableCell(
          withIdentifier: StatusCell.identifier, for: indexPath)
        (cell as? StatusCell)?.show(row, images: images)
        return cell
      case .gap(let gap):
        let cell = tableView.dequeueReusableCell(
          withIdentifier: GapCell.identifier, for: indexPath)
        (cell as? GapCell)?.show(gap) { [weak self] in self?.fill(gap) }
        return cell
      case .unreadable(let row):
        let cell = tableView.dequeueReusableCell(
          withIdentifier: UnreadableCell.identifier, for: indexPath)
        (cell as? UnreadableCell)?.show(row)
        return cell
      }
    }

    private func fill(_ gap: GapRow) {
      delegate?.contentView(self, didAskToFill: gap)
    }

    private func layOut() {
      let stack = UIStackView(arrangedSubviews: [banner, newButton, tableView])
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
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      if let entry = source.rows.item(at: indexPath) {
        delegate?.contentView(self, didOpen: entry)
      }
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      if let entry = source.rows.item(at: indexPath) {
        delegate?.contentView(self, didReach: entry)
      }
    }
  }
#endif
