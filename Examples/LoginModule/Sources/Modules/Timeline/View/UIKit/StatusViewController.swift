#if canImport(UIKit)
  import BaseView
  import UIKit

  /// Shows a post on a page of its own.
  public final class StatusViewController: BaseViewController {
    private let detail: StatusDetail
    private let contentView = StatusContentView(frame: .zero)

    package init(detail: StatusDetail) {
      self.detail = detail
      super.init(nibName: nil, bundle: nil)
      title = TimelineText.detailTitle
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override func loadView() {
      view = contentView
    }

    public override func render() {
      contentView.show(detail)
    }
  }
#endif
