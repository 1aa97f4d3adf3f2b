#if canImport(UIKit)
  import UIKit

  extension PagedTableView {
    /// A swipe is not enough to delete, be it over the whole row; the row goes when the list has
    /// changed, and not before: it may be refused.
    func removal(of row: Row) -> UISwipeActionsConfiguration? {
      guard model.actions.remove != nil else { return nil }
      let delete = UIContextualAction(
        style: .destructive, title: BaseText.delete
      ) { [weak self, model] _, button, finish in
        finish(false)
        (self?.next as? UIViewController)?.ask(
          BaseText.deleting, at: button,
          answers: (BaseText.delete, .destructive, { model.remove(row) }))
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
  }
#endif
