@_exported import Foundation

@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium, large }

  public init(style: UIActivityIndicatorView.Style) { declared() }
  public override init(frame: CGRect) { declared() }
  public required init(coder: NSCoder) { declared() }

  open var style: UIActivityIndicatorView.Style = declared()
  open var hidesWhenStopped: Bool = declared()
  open var color: UIColor! = declared()
  open var isAnimating: Bool { declared() }
  open func startAnimating() { declared() }
  open func stopAnimating() { declared() }
}

@MainActor open class UIImageView: UIView {
  public init(image: UIImage?) { declared() }
  public override init(frame: CGRect) { declared() }
  public required init?(coder: NSCoder) { declared() }

  open var image: UIImage? = declared()
}
