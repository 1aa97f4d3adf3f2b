#if canImport(UIKit)
  import UIKit

  /// The button that sends a form, and shows that it is being sent.
  package final class SubmitButton: UIButton {
    /// Called when the user taps the button.
    package var tapped: (@MainActor () -> Void)?

    package convenience init(_ title: String) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = title
      self.init(configuration: configuration)
      addAction(UIAction { [weak self] _ in self?.tapped?() }, for: .primaryActionTriggered)
    }

    /// Whether the form is being sent; meanwhile it cannot be sent again.
    package var isBusy: Bool {
      get { !isEnabled }
      set {
        isEnabled = !newValue
        configuration?.showsActivityIndicator = newValue
      }
    }
  }
#endif
