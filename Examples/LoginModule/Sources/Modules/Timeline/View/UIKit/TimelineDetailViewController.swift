#if canImport(UIKit)
  import BaseView
  import UIKit

  /// Binds the content view of the timeline detail screen to its view model.
  public final class TimelineDetailViewController: BaseViewController {
    private let viewModel: TimelineDetailViewModel
    private let contentView = TimelineDetailContentView(frame: .zero)
    private lazy var scroller = ItemScrollView(viewModel.item, content: contentView)

    package init(viewModel: TimelineDetailViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
      title = TimelineText.detailTitle
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override func loadView() {
      view = scroller
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      contentView.like = { [viewModel] in viewModel.like() }
      viewModel.item.loadIfNeeded()
    }

    public override func render() {
      contentView.show(viewModel)
      scroller.render()
      show(viewModel.placeholder) { [item = viewModel.item] in item.refresh() }
    }
  }
#endif
