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
  @available(iOS 26.0, macOS 26.0, *)
  public static var title: ToolbarItemPlacement { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public static var subtitle: ToolbarItemPlacement { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public static var largeTitle: ToolbarItemPlacement { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public static var largeSubtitle: ToolbarItemPlacement { declared() }
  #if os(iOS)
    public static let bottomBar = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    @available(iOS 27.0, *)
    public static var topBarPinnedTrailing: ToolbarItemPlacement { declared() }
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
  public static func buildLimitedAvailability(
    _ content: any ToolbarContent
  ) -> some ToolbarContent { ModifiedToolbar() }
}

extension View {
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { Modified() }
}

@available(iOS 18.0, macOS 15.0, *)
public struct ToolbarLabelStyle: Hashable, Sendable {}

@available(iOS 18.0, macOS 15.0, *)
public struct WindowToolbarFullScreenVisibility: Sendable {}

@available(iOS 26.0, macOS 26.0, *)
public struct SpacerSizing: Hashable, Sendable {
  public static let flexible = SpacerSizing()
  public static let fixed = SpacerSizing()
}

@available(iOS 26.0, macOS 26.0, *)
public struct ToolbarSpacer: ToolbarContent {
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    declared()
  }
}

@available(iOS 26.0, macOS 26.0, *)
public struct DefaultToolbarItem: ToolbarContent {
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    declared()
  }
}

@available(iOS 27.0, macOS 27.0, *)
public struct ToolbarItemVisibilityPriority: Sendable {}

@available(iOS 27.0, macOS 27.0, *)
public struct ToolbarMinimizationBehavior: Sendable {
  public static var automatic: ToolbarMinimizationBehavior { declared() }
}

extension ToolbarContent {
  @available(iOS 26.0, macOS 26.0, *)
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ModifiedToolbar()
  }
  @available(iOS 26.0, macOS 26.0, *)
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some ToolbarContent
  { ModifiedToolbar() }
  @available(iOS 26.4, macOS 26.4, *)
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent { ModifiedToolbar() }
  @available(iOS 27.0, macOS 27.0, *)
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
    ModifiedToolbar()
  }
}

/// What a modifier makes of what a toolbar holds.
struct ModifiedToolbar: ToolbarContent {}

extension View {
  @available(iOS 18.0, macOS 15.0, *)
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility)
    -> some View
  { Modified() }
  @available(iOS 27.0, macOS 27.0, *)
  public func toolbarMinimizationBehavior(
    _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
  ) -> some View { Modified() }
}

#if os(iOS)
  extension View {
    @available(iOS 27.0, *)
    public func toolbarOverflowMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View
    { Modified() }
  }
#endif
