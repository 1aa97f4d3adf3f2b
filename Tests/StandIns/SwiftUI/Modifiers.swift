/// What a modifier makes of a view.
struct Modified: SystemView {}

extension View {
  @preconcurrency public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { Modified() }
  @preconcurrency public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { Modified() }

  @preconcurrency public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { Modified() }

  public func onAppear(perform action: (() -> Void)? = nil) -> some View { Modified() }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { Modified() }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { Modified() }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { Modified() }

  public func id<ID: Hashable>(_ id: ID) -> some View { Modified() }
  public func tag<V: Hashable>(_ tag: V) -> some View { Modified() }
  public func disabled(_ disabled: Bool) -> some View { Modified() }
  public func labelsHidden() -> some View { Modified() }
  public func hidden() -> some View { Modified() }
  public func opacity(_ opacity: Double) -> some View { Modified() }

  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { Modified() }
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { Modified() }
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { Modified() }
  public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { Modified() }
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { Modified() }

  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { Modified() }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { Modified() }
  public func padding(_ length: CGFloat) -> some View { Modified() }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    Modified()
  }
  public func fixedSize() -> some View { Modified() }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { Modified() }
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { Modified() }

  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { Modified() }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { Modified() }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Modified() }
  public func tint(_ tint: Color?) -> some View { Modified() }
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { Modified() }
  public func controlSize(_ controlSize: ControlSize) -> some View { Modified() }

  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    Modified()
  }
}

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { declared() }

extension View {
  @available(iOS 18.0, macOS 15.0, *)
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    Modified()
  }
  @available(iOS 18.0, macOS 15.0, *)
  public func labelsVisibility(_ visibility: Visibility) -> some View { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View {
    Modified()
  }
  @available(iOS 27.0, macOS 27.0, *)
  public func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set, alignment: Alignment)
    -> some View
  { Modified() }
}

@available(iOS 18.0, macOS 15.0, *)
public struct MaterialActiveAppearance: Equatable, Sendable {
  public static let automatic = MaterialActiveAppearance()
  public static let active = MaterialActiveAppearance()
  public static let inactive = MaterialActiveAppearance()
  public static let matchWindow = MaterialActiveAppearance()
}
