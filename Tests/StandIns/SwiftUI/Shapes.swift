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
