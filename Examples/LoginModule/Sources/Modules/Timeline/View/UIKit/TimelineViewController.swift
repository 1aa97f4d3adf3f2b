#if canImport(UIKit)
  import BaseView
  import UIKit

  /// Binds the content view of the timeline screen to its view model.
  public final class TimelineViewController: BaseViewController {
    private let viewModel: TimelineViewModel
    private lazy var contentView = TimelineContentView(viewModel)

    package init(viewModel: TimelineViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
      title = TimelineText.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override func loadView() {
      view = contentView
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      viewModel.loadIfNeeded()
    }

    public override func render() {
      contentView.render()
      show(viewModel.placeholder) { [viewModel] in viewModel.refresh() }
    }
  }
#endif
