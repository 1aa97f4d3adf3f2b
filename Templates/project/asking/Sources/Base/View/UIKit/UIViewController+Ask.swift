#if canImport(UIKit)
  import UIKit

  extension UIViewController {
    /// Asks before something is lost. Where there is room, the question points at what led to it.
    func ask(
      _ question: String, at item: (any UIPopoverPresentationControllerSourceItem)?,
      answers: (title: String, style: UIAlertAction.Style, action: @MainActor () -> Void)...
    ) {
      let alert = UIAlertController(title: nil, message: question, preferredStyle: .actionSheet)
      for answer in answers {
        alert.addAction(
          UIAlertAction(title: answer.title, style: answer.style) { _ in answer.action() })
      }
      alert.addAction(UIAlertAction(title: BaseText.cancel, style: .cancel))
      alert.popoverPresentationController?.sourceItem = item
      // A search that is under way is presented too.
      (presentedViewController ?? self).present(alert, animated: true)
    }
  }
#endif
