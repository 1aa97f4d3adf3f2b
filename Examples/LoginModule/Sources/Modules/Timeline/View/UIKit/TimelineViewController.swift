#if canImport(UIKit)
  import BaseView
  import UIKit

  /// Binds the content view of the timeline screen to its view model.
  public final class TimelineViewController: BaseViewController {
    private let viewModel: TimelineViewModel
    private let contentView: TimelineContentView

    /// - Parameter images: Loads the avatars; without it, there are placeholders.
    package init(viewModel: TimelineViewModel, images: ImageSource? = nil) {
      self.viewModel = viewModel
      contentView = TimelineContentView(images: images)
      super.init(nibName: nil, bundle: nil)
      title = TimelineText.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override func loadView() {
      contentView.delegate = self
      view = contentView
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      viewModel.loadIfNeeded()
    }

    public override func render() {
      contentView.show(
        viewModel.rows, footer: viewModel.footer, notice: viewModel.notice,
        newPosts: viewModel.newText)
      if !viewModel.isLoading { contentView.endRefreshing() }
      show(viewModel.placeholder) { [viewModel] in viewModel.refresh() }
    }
  }

  extension TimelineViewController: TimelineContentViewDelegate {
    func contentViewDidPullToRefresh(_ contentView: TimelineContentView) {
      viewModel.refresh()
    }

    func contentViewDidDismissNotice(_ contentView: TimelineContentView) {
      viewModel.dismissNotice()
    }

    func contentViewDidAskForNextPage(_ contentView: TimelineContentView) {
      viewModel.next()
    }

    /// The posts are there before the way to them is looked for.
    func contentViewDidAskForNewPosts(_ contentView: TimelineContentView) {
      viewModel.showNew()
      render()
      contentView.scrollToTop()
    }

    func contentView(_ contentView: TimelineContentView, didOpen entry: TimelineEntry) {
      viewModel.open(entry)
    }

    func contentView(_ contentView: TimelineContentView, didAskToFill gap: GapRow) {
      viewModel.fill(gap)
    }

    /// Rows come into sight while they are being drawn, and a drawing does not see what changes
    /// meanwhile: the view model hears of it afterwards.
    func contentView(_ contentView: TimelineContentView, didReach entry: TimelineEntry) {
      Task { [viewModel] in viewModel.reach(entry) }
    }
  }
#endif
