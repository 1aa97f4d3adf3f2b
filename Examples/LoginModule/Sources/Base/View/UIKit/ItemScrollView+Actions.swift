#if canImport(UIKit)
  import UIKit

  extension ItemScrollView {
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
  }
#endif
