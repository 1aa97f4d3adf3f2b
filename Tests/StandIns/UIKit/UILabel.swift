@_exported import Foundation

@MainActor open class UILabel: UIView {
  open var text: String? = declared()
  open var attributedText: NSAttributedString? = declared()
  open var font: UIFont! = declared()
  open var textColor: UIColor! = declared()
  open var textAlignment: NSTextAlignment = declared()
  open var lineBreakMode: NSLineBreakMode = declared()
  open var numberOfLines: Int = declared()
  open var adjustsFontForContentSizeCategory: Bool = declared()
  open var adjustsFontSizeToFitWidth: Bool = declared()
  open var minimumScaleFactor: CGFloat = declared()
  open var isEnabled: Bool = declared()
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
