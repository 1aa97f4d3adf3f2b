#if canImport(UIKit)
  import UIKit

  /// The button that sends a form, and shows that it is being sent.
  package final class SubmitButton: UIButton {
    /// `submit` is called when the user taps the button.
    package convenience init(_ title: String, submit: @escaping @MainActor () -> Void) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = title
      self.init(configuration: configuration, primaryAction: UIAction { _ in submit() })
      titleLabel?.adjustsFontForContentSizeCategory = true
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
