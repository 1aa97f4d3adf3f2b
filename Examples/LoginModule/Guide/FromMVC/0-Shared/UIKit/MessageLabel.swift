#if canImport(UIKit)
  import UIKit

  /// A message that is there only while there is something to say.
  package final class MessageLabel: UILabel {
    package override init(frame: CGRect) {
      super.init(frame: frame)
      font = .preferredFont(forTextStyle: .footnote)
      adjustsFontForContentSizeCategory = true
      textColor = .systemRed
      numberOfLines = 0
      isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    package override var text: String? {
      didSet {
        guard text != oldValue else { return }
        isHidden = text == nil
        if let text { UIAccessibility.post(notification: .announcement, argument: text) }
      }
    }
  }
#endif
