extension Axis {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { declared() }
    public static let horizontal = Axis.Set(rawValue: 1)
    public static let vertical = Axis.Set(rawValue: 2)
  }
}

public struct ScrollView<Content: View>: SystemView {
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { declared() }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { declared() }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

public struct LazyVStack<Content: View>: SystemView {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { declared() }
}

extension View {
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View { Modified() }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { Modified() }
}

@available(iOS 18.0, macOS 15.0, *)
public struct ScrollPosition: Equatable, Sendable {
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { declared() }
  public init(idType: (some Hashable & Sendable).Type = Never.self) { declared() }
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { declared() }
  public mutating func scrollTo(edge: Edge) { declared() }
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    declared()
  }
  public var isPositionedByUser: Bool = declared()
}

@available(iOS 18.0, macOS 15.0, *)
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint = declared()
  public var contentSize: CGSize = declared()
  public var contentInsets: EdgeInsets = declared()
  public var containerSize: CGSize = declared()
  public var visibleRect: CGRect { declared() }
  public var bounds: CGRect { declared() }
}

@available(iOS 18.0, macOS 15.0, *)
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
}

@available(iOS 18.0, macOS 15.0, *)
public struct ScrollAnchorRole: Hashable, Sendable {
  public static var initialOffset: ScrollAnchorRole { declared() }
  public static var sizeChanges: ScrollAnchorRole { declared() }
  public static var alignment: ScrollAnchorRole { declared() }
}

@available(iOS 18.0, macOS 15.0, *)
public struct ScrollInputKind: Sendable {}

@available(iOS 18.0, macOS 15.0, *)
public struct ScrollInputBehavior: Sendable {}

@available(iOS 26.0, macOS 26.0, *)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static var automatic: ScrollEdgeEffectStyle { declared() }
  public static var hard: ScrollEdgeEffectStyle { declared() }
  public static var soft: ScrollEdgeEffectStyle { declared() }
}

extension View {
  @available(iOS 18.0, macOS 15.0, *)
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    Modified()
  }
  @available(iOS 18.0, macOS 15.0, *)
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)
    -> some View
  { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View
  { Modified() }
}
