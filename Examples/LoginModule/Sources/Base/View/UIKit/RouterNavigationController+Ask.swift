#if canImport(UIKit)
  import UIKit

  extension RouterNavigationController {
    /// Asks what is to become of what is entered and not sent.
    func ask() {
      router.isAsking = false
      ask(
        BaseText.unsent, at: viewControllers.first?.navigationItem.leftBarButtonItem,
        answers: (BaseText.keepDraft, .default, router.leave),
        (BaseText.discard, .destructive, router.discard))
    }
  }
#endif
