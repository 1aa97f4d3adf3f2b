public protocol Shape: View, Sendable {}

public struct Rectangle: Shape, SystemView {
  nonisolated public init() { declared() }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { declared() }
}

extension View {
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { Modified() }
}

@available(iOS 26.0, macOS 26.0, *)
extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    declared()
  }
}

extension Shape {
  @available(iOS 18.0, macOS 15.0, *)
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape { Rectangle() }
}

@available(iOS 18.0, macOS 15.0, *)
public struct MeshGradient: ShapeStyle, SystemView, Equatable {
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) { declared() }
}
