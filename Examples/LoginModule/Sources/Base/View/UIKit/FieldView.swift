#if canImport(UIKit)
  import UIKit

  /// A value below its name.
  package final class FieldView: UIView {
    private let nameLabel = UILabel()
    private let valueLabel = UILabel()

    package init(_ name: String) {
      super.init(frame: .zero)
      nameLabel.text = name
      nameLabel.font = .preferredFont(forTextStyle: .caption1)
      nameLabel.textColor = .secondaryLabel
      valueLabel.font = .preferredFont(forTextStyle: .body)
      isAccessibilityElement = true
      accessibilityTraits = .staticText
      accessibilityLabel = name
      layOut()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The value, also for those who listen to the screen.
    package var text: String? {
      get { valueLabel.text }
      set {
        valueLabel.text = newValue
        accessibilityValue = newValue
      }
    }

    private func layOut() {
      let labels = [nameLabel, valueLabel]
      for label in labels {
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.axis = .vertical
      stack.spacing = 4
      addFilling(stack)
    }
  }
#endif
