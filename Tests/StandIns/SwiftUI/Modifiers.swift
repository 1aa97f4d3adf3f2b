/// What a modifier makes of a view.
struct Modified: SystemView {}

extension View {
  @preconcurrency public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View { Modified() }

  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    Modified()
  }

  public func onAppear(perform action: (() -> Void)? = nil) -> some View { Modified() }

  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { Modified() }

  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { Modified() }

  public func font(_ font: Font?) -> some View { Modified() }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { Modified() }

  public func padding(_ length: CGFloat) -> some View { Modified() }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    Modified()
  }

  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { Modified() }

  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { Modified() }

  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { Modified() }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { Modified() }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Modified() }

  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    Modified()
  }

  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { Modified() }
}

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { declared() }
  public static let all = SafeAreaRegions(rawValue: .max)
}

public enum VerticalEdge: Int8, Sendable { case top, bottom }

public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { declared() }
    public static let all = Edge.Set(rawValue: 15)
    public static let horizontal = Edge.Set(rawValue: 10)
    public static let vertical = Edge.Set(rawValue: 5)
  }
}

public protocol ShapeStyle: Sendable {}
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
  public static var bar: Material { declared() }
}

public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { declared() }
}

@MainActor @preconcurrency public protocol LabelStyle {}
public struct IconOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { declared() }
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { declared() }
}
