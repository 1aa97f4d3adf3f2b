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

  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { Modified() }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { Modified() }

  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { Modified() }
}

#if os(iOS)
  public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
  }

  extension View {
    public func navigationBarTitleDisplayMode(
      _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { Modified() }
  }
#endif

public struct NavigationLink<Label: View, Destination: View>: SystemView {}

extension NavigationLink where Label == Text, Destination == Never {
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { declared() }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { declared() }
}
