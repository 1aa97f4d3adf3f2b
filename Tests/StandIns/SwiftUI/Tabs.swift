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
