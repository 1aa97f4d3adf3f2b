@MainActor @preconcurrency public protocol ToolbarContent {}

public struct ToolbarItem<ID, Content: View>: ToolbarContent {}

extension ToolbarItem where ID == () {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { declared() }
}

public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { declared() }
}

public struct ToolbarItemPlacement {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let navigation = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let secondaryAction = ToolbarItemPlacement()
  public static let status = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let destructiveAction = ToolbarItemPlacement()
  public static let keyboard = ToolbarItemPlacement()
  #if os(iOS)
    public static let bottomBar = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
  #endif
}

extension ToolbarItemPlacement: Sendable {}

public struct TupleToolbarContent<T>: ToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    declared()
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    declared()
  }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(
    _ c0: C0, _ c1: C1
  ) -> TupleToolbarContent<(C0, C1)> { declared() }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleToolbarContent<(C0, C1, C2)> { declared() }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
    declared()
  }
}

extension View {
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { Modified() }
}
