#if canImport(UIKit)
  import UIKit

  /// Shows the fields of an item, which scroll: pulled to be refreshed, and edited and removed as
  /// far as the model allows it.
  package final class ItemScrollView<Item: Sendable>: UIView {
    let model: ItemModel<Item>
    private let scroller = ScrollingStackView(frame: .zero)
    private let banner: NoticeView
    var buttons: [UIBarButtonItem] = []

    package init(_ model: ItemModel<Item>, content: UIView) {
      self.model = model
      banner = NoticeView { model.dismissNotice() }
      super.init(frame: .zero)
      scroller.add(content)
      scroller.refreshControl = UIRefreshControl { model.refresh() }
      addBelowOneAnother([banner, scroller])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Brings all but the content to what the model has.
    package func render() {
      banner.text = model.notice
      for button in buttons { button.isEnabled = model.isReady }
      if !model.isLoading { scroller.refreshControl?.endRefreshing() }
    }
  }
#endif
