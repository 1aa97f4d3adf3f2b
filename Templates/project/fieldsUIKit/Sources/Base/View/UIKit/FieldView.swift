#if canImport(UIKit)
  import UIKit

  /// A value below its name.
  package final class FieldView: StackedView {
    private let valueLabel = UILabel(.body)

    package init(_ name: String) {
      let nameLabel = UILabel(.caption1, color: .secondaryLabel)
      nameLabel.text = name
      super.init([nameLabel, valueLabel], spacing: 4)
      isAccessibilityElement = true
      accessibilityTraits = .staticText
      accessibilityLabel = name
    }

    /// The value, also for those who listen to the screen.
    package var text: String? {
      get { valueLabel.text }
      set {
        valueLabel.text = newValue
        accessibilityValue = newValue?.spoken
      }
    }
  }
#endif
