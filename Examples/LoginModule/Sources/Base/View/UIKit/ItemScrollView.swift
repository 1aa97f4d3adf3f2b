#if canImport(UIKit)
  import UIKit

  /// Shows the fields of an item, which scroll: pulled to be refreshed, and edited and removed as
  /// far as the model allows it.
  package final class ItemScrollView<Item: Sendable>: UIView {
    private let model: ItemModel<Item>
    private let scroller = ScrollingStackView(frame: .zero)
    private let banner: NoticeView
    private var buttons: [UIBarButtonItem] = []

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

    /// Puts into the bar of a controller what belongs to the item: the buttons that edit and
    /// remove it.
    package func install(in controller: UIViewController) {
      let edit = model.actions.edit.map { edit in
        UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { _ in edit() })
      }
      let delete = model.actions.remove.map { [weak self, weak controller] _ in
        UIBarButtonItem(
          systemItem: .trash,
          primaryAction: UIAction { action in
            controller?.ask(
              BaseText.deleting, at: action.sender as? UIBarButtonItem,
              answers: (BaseText.delete, .destructive, { self?.model.remove() }))
          })
      }
      delete?.accessibilityLabel = BaseText.delete
      buttons = [edit, delete].compactMap(\.self)
      controller.navigationItem.rightBarButtonItems = buttons
    }

    /// Brings all but the content to what the model has.
    package func render() {
      banner.text = model.notice
      for button in buttons { button.isEnabled = model.isReady }
      if !model.isLoading { scroller.refreshControl?.endRefreshing() }
    }
  }
#endif
