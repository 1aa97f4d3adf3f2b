public protocol ShapeStyle: Sendable {}

public struct Material: ShapeStyle {}

extension ShapeStyle where Self == Material {
  public static var bar: Material { declared() }
}

public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { declared() }
  public static var secondary: HierarchicalShapeStyle { declared() }
  public static var tertiary: HierarchicalShapeStyle { declared() }
  public static var quaternary: HierarchicalShapeStyle { declared() }
}

public struct TintShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { declared() }
}

public struct Color: ShapeStyle, Hashable {
  public static let red = Color()
  public static let orange = Color()
  public static let green = Color()
  public static let blue = Color()
  public static let gray = Color()
  public static let clear = Color()
  public static let primary = Color()
  public static let secondary = Color()
}

extension ShapeStyle where Self == Color {
  public static var red: Color { declared() }
  public static var orange: Color { declared() }
  public static var green: Color { declared() }
  public static var blue: Color { declared() }
  public static var gray: Color { declared() }
  public static var clear: Color { declared() }
}

@MainActor @preconcurrency public protocol LabelStyle {}
public struct IconOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { declared() }
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { declared() }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { declared() }
}
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { declared() }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { declared() }
}

public enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }

extension Color {
  @available(iOS 18.0, macOS 15.0, *)
  public func mix(with rhs: Color, by fraction: Double) -> Color { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public func exposureAdjust(_ stops: Double) -> Color { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public func headroom(_ headroom: Double?) -> Color { declared() }
}

extension ShapeStyle {
  @available(iOS 18.0, macOS 15.0, *)
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle {
    Material()
  }
}
