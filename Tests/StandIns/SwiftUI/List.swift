public struct List<SelectionValue: Hashable, Content: View>: SystemView {}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { declared() }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    declared()
  }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> { declared() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View, SystemView where Content: View {
  public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    declared()
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { declared() }
}

extension ForEach where Content: View {
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C.Element: Identifiable, C.Index: Hashable
  { declared() }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    declared()
  }
}

@MainActor @preconcurrency public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent { ModifiedDynamic() }
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent { ModifiedDynamic() }
}

/// What a modifier of rows makes of them.
struct ModifiedDynamic: SystemView, DynamicViewContent {}

extension View {
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View { Modified() }
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { Modified() }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { Modified() }
  public func listRowBackground<V: View>(_ view: V?) -> some View { Modified() }
  public func listStyle<S: ListStyle>(_ style: S) -> some View { Modified() }
}

@MainActor @preconcurrency public protocol ListStyle {}
public struct PlainListStyle: ListStyle {}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { declared() }
}
public struct InsetListStyle: ListStyle {}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { declared() }
}
#if os(iOS)
  public struct InsetGroupedListStyle: ListStyle {}
  extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { declared() }
  }
#endif

extension View {
  @available(iOS 26.0, macOS 26.0, *)
  public func sectionIndexLabel(_ label: Text?) -> some View { Modified() }
  @available(iOS 27.0, macOS 27.0, *)
  public func listRowInsets(_ edges: Edge.Set, _ length: CGFloat?) -> some View { Modified() }
  @available(iOS 27.0, macOS 27.0, *)
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T,
    onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View { Modified() }
  @available(iOS 27.0, macOS 27.0, *)
  public func swipeActionsContainer() -> some View { Modified() }
}

extension DynamicViewContent {
  @available(iOS 27.0, macOS 27.0, *)
  public func reorderable() -> some DynamicViewContent { ModifiedDynamic() }
}

#if os(iOS)
  extension View {
    @available(iOS 26.0, *)
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { Modified() }
    @available(iOS 26.0, *)
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
      Modified()
    }
  }
#endif
