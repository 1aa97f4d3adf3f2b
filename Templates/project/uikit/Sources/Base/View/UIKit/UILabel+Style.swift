#if canImport(UIKit)
  import UIKit

  extension UILabel {
    /// A label that shows its text in the size that the user reads at.
    ///
    /// - Parameter lines: How many lines it has at most; 0 for all of its text.
    package convenience init(
      _ style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 0
    ) {
      self.init(frame: .zero)
      font = .preferredFont(forTextStyle: style)
      textColor = color
      adjustsFontForContentSizeCategory = true
      numberOfLines = lines
    }

    /// Shows a value, which is read aloud in words.
    package func show(_ value: String) {
      text = value
      accessibilityLabel = value.spoken
    }
  }
#endif
