#if canImport(UIKit)
  import BaseView
  import UIKit

  /// Shows a post on a page of its own.
  public final class StatusViewController: BaseViewController {
    private let detail: StatusDetail
    private let images: ImageSource?
    private let contentView = StatusContentView(frame: .zero)

    /// - Parameter images: Loads the avatar; without it, there is a placeholder.
    package init(detail: StatusDetail, images: ImageSource? = nil) {
      self.detail = detail
      self.images = images
      super.init(nibName: nil, bundle: nil)
      title = TimelineText.detailTitle
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override func loadView() {
      view = contentView
    }

    public override func render() {
      contentView.show(detail, images: images)
    }
  }
#endif
