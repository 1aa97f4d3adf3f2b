@_exported import Foundation

@MainActor open class UIStackView: UIView {
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: UIStackView.Alignment { .leading }
    public static var bottom: UIStackView.Alignment { .trailing }
  }

  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public class var spacingUseDefault: CGFloat { declared() }
  public class var spacingUseSystem: CGFloat { declared() }

  public override init(frame: CGRect) { declared() }
  public required init(coder: NSCoder) { declared() }
  public convenience init(arrangedSubviews views: [UIView]) { declared() }

  open var arrangedSubviews: [UIView] { declared() }
  open var axis: NSLayoutConstraint.Axis = declared()
  open var alignment: UIStackView.Alignment = declared()
  open var distribution: UIStackView.Distribution = declared()
  open var spacing: CGFloat = declared()
  open var isLayoutMarginsRelativeArrangement: Bool = declared()
  open var isBaselineRelativeArrangement: Bool = declared()
  open func addArrangedSubview(_ view: UIView) { declared() }
  open func removeArrangedSubview(_ view: UIView) { declared() }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { declared() }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { declared() }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat { declared() }
}
