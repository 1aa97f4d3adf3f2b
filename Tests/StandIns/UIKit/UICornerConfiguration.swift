@_exported import Foundation

@available(iOS 26.0, *)
public struct UICornerConfiguration: Hashable, Sendable {
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { declared() }
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration { declared() }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { declared() }
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration { declared() }
}

@available(iOS 26.0, *)
public struct UICornerRadius: Hashable, Sendable {
  public static func fixed(_ radius: Double) -> UICornerRadius { declared() }
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius { declared() }
}

extension UIView {
  @available(iOS 26.0, *)
  public struct LayoutRegion: Hashable, Sendable {
    @available(iOS 26.0, *)
    public struct AdaptivityAxis: Hashable, Sendable {
      public static var horizontal: UIView.LayoutRegion.AdaptivityAxis { declared() }
      public static var vertical: UIView.LayoutRegion.AdaptivityAxis { declared() }
    }

    public static func safeArea(
      cornerAdaptation: UIView.LayoutRegion.AdaptivityAxis? = nil
    ) -> UIView.LayoutRegion { declared() }
    public static func margins(
      cornerAdaptation: UIView.LayoutRegion.AdaptivityAxis? = nil
    ) -> UIView.LayoutRegion { declared() }
    public static func readableContent(
      cornerAdaptation: UIView.LayoutRegion.AdaptivityAxis? = nil
    ) -> UIView.LayoutRegion { declared() }
  }
}
