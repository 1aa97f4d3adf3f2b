#if canImport(UIKit)
  import BaseView
  import UIKit

  /// Binds the content view of the me screen to its view model.
  public final class MeViewController: BaseViewController {
    private let viewModel: MeViewModel
    private let contentView = MeContentView(frame: .zero)
    private lazy var scroller = ItemScrollView(viewModel.item, content: contentView)

    package init(viewModel: MeViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
      title = MeText.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override func loadView() {
      view = scroller
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      viewModel.item.loadIfNeeded()
    }

    public override func render() {
      contentView.avatarImage.show(viewModel.avatarURL)
      contentView.nameField.text = viewModel.nameText
      contentView.likesField.text = viewModel.likesText
      scroller.render()
      show(viewModel.placeholder) { [item = viewModel.item] in item.refresh() }
    }
  }
#endif
