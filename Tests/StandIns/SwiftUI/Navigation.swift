public struct NavigationStack<Data, Root: View>: SystemView {
  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  { declared() }
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { declared() }
}

public struct NavigationPath: Equatable {}

extension View {
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { Modified() }

  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { Modified() }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { Modified() }

  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { Modified() }
}

@MainActor @preconcurrency public protocol ToolbarContent {}

public struct ToolbarItem<ID, Content: View>: ToolbarContent {}

extension ToolbarItem where ID == () {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { declared() }
}

public struct ToolbarItemPlacement {
  public static var automatic: ToolbarItemPlacement { declared() }
  public static var cancellationAction: ToolbarItemPlacement { declared() }
}

@resultBuilder public struct ToolbarContentBuilder {
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    declared()
  }
}

public struct NavigationLink<Label: View, Destination: View>: SystemView {}

extension NavigationLink where Label == Text, Destination == Never {
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { declared() }
}
