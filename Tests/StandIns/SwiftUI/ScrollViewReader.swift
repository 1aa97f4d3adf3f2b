/// A place in a view, from its top left corner (0, 0) to its bottom right one (1, 1).
public struct UnitPoint: Hashable, Sendable {
  public static let top = UnitPoint()
  public static let center = UnitPoint()
  public static let bottom = UnitPoint()
}

@MainActor public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { declared() }
}

public struct ScrollViewReader<Content: View>: SystemView {
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { declared() }
}
