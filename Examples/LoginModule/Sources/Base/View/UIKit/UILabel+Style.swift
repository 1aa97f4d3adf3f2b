#if canImport(UIKit)
  import UIKit

  extension UILabel {
    /// A label that shows all of its text, in the size that the user reads at.
    package convenience init(_ style: UIFont.TextStyle, color: UIColor = .label) {
      self.init(frame: .zero)
      font = .preferredFont(forTextStyle: style)
      textColor = color
      adjustsFontForContentSizeCategory = true
      numberOfLines = 0
    }
  }
#endif
