@available(iOS 26.0, macOS 26.0, *)
public struct Glass: Equatable, Sendable {
  public static var regular: Glass { declared() }
  public static var clear: Glass { declared() }
  public static var identity: Glass { declared() }
  public func tint(_ color: Color?) -> Glass { declared() }
  public func interactive(_ isEnabled: Bool = true) -> Glass { declared() }
}

@available(iOS 26.0, macOS 26.0, *)
public struct DefaultGlassEffectShape: Shape, SystemView {
  nonisolated public init() { declared() }
}

@available(iOS 26.0, macOS 26.0, *)
public struct GlassEffectContainer<Content: View>: SystemView {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { declared() }
}

@available(iOS 26.0, macOS 26.0, *)
public struct GlassEffectTransition: Sendable {
  public static var identity: GlassEffectTransition { declared() }
  public static var matchedGeometry: GlassEffectTransition { declared() }
  public static var materialize: GlassEffectTransition { declared() }
}

@available(iOS 26.0, macOS 26.0, *)
public struct ConcentricRectangle: Shape, SystemView {
  nonisolated public init() { declared() }
}

@available(iOS 26.0, macOS 26.0, *)
public struct GlassButtonStyle: PrimitiveButtonStyle {}

@available(iOS 26.0, macOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { declared() }
  public static func glass(_ glass: Glass) -> Self { declared() }
}

@available(iOS 26.0, macOS 26.0, *)
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {}

@available(iOS 26.0, macOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { declared() }
}

extension View {
  @available(iOS 26.0, macOS 26.0, *)
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID)
    -> some View
  { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func backgroundExtensionEffect() -> some View { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { Modified() }
}
