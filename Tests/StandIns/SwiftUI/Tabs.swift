public struct TabView<SelectionValue: Hashable, Content: View>: SystemView {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    declared()
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { declared() }
}

extension View {
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { Modified() }
}

@available(iOS 18.0, macOS 15.0, *)
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
}

@available(iOS 18.0, macOS 15.0, *)
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  public struct Content<Wrapped: TabContent>: SystemView where Wrapped.TabValue == TabValue {}

  public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> C { declared() }
  public static func buildBlock<C: TabContent<TabValue>>(_ content: C) -> C { declared() }
  public static func buildBlock<C0: TabContent<TabValue>, C1: TabContent<TabValue>>(
    _ c0: C0, _ c1: C1
  ) -> TupleTabContent<TabValue> { declared() }
  public static func buildBlock<
    C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>
  >(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleTabContent<TabValue> { declared() }
}

/// Apple's holds the types of its parts.
@available(iOS 18.0, macOS 15.0, *)
public struct TupleTabContent<TabValue: Hashable>: TabContent {}

@available(iOS 18.0, macOS 15.0, *)
public struct DefaultTabLabel: SystemView {}

@available(iOS 18.0, macOS 15.0, *)
public struct TabRole: Hashable, Sendable {
  public static var search: TabRole { declared() }
  @available(iOS 27.0, macOS 27.0, *)
  public static var prominent: TabRole { declared() }
}

@available(iOS 18.0, macOS 15.0, *)
public struct Tab<Value, Content, Label> {}

@available(iOS 18.0, macOS 15.0, *)
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
}

@available(iOS 18.0, macOS 15.0, *)
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) { declared() }
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) { declared() }
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) { declared() }
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) { declared() }
}

@available(iOS 18.0, macOS 15.0, *)
extension Tab where Value: Hashable, Content: View, Label: View {
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    declared()
  }
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { declared() }
}

@available(iOS 18.0, macOS 15.0, *)
extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { declared() }
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) { declared() }
}

@available(iOS 18.0, macOS 15.0, *)
public struct TabSection<Header, Content, Footer, SelectionValue> {}

extension TabView {
  @available(iOS 18.0, macOS 15.0, *)
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> { declared() }
  @available(iOS 18.0, macOS 15.0, *)
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> { declared() }
}

@available(iOS 18.0, macOS 15.0, *)
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

@available(iOS 18.0, macOS 15.0, *)
extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V { declared() }
}

@available(iOS 18.0, macOS 15.0, *)
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  public static let automatic = AdaptableTabBarPlacement()
  public static let tabBar = AdaptableTabBarPlacement()
  public static let sidebar = AdaptableTabBarPlacement()
}

@available(iOS 18.0, macOS 15.0, *)
public struct TabBarPlacement: Hashable, Sendable {}

@available(iOS 18.0, macOS 15.0, *)
public struct TabViewCustomization: Equatable, Sendable {
  public init() { declared() }
}

@available(iOS 26.0, macOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  public static let automatic = TabBarMinimizeBehavior()
  public static let onScrollDown = TabBarMinimizeBehavior()
  public static let onScrollUp = TabBarMinimizeBehavior()
  public static let never = TabBarMinimizeBehavior()
}

@available(iOS 26.0, macOS 26.0, *)
public struct TabSearchActivation: Hashable, Sendable {
  public static let automatic = TabSearchActivation()
  public static let searchTabSelection = TabSearchActivation()
}

@available(iOS 26.0, macOS 26.0, *)
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

extension View {
  @available(iOS 18.0, macOS 15.0, *)
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    Modified()
  }
  @available(iOS 18.0, macOS 15.0, *)
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View
  { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View
  { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { Modified() }
}

#if os(iOS)
  extension View {
    @available(iOS 18.0, *)
    public func defaultAdaptableTabBarPlacement(
      _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View { Modified() }
    @available(iOS 26.0, *)
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
      -> some View
    { Modified() }
    @available(iOS 26.1, *)
    public func tabViewBottomAccessory<Content: View>(
      isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View { Modified() }
  }
#endif
