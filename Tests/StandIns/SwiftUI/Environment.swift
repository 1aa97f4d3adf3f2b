@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { declared() }
  public var wrappedValue: Value { declared() }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { declared() }
    set { declared() }
  }

  public var dismiss: DismissAction { declared() }
  public var isPresented: Bool { declared() }
  public var scenePhase: ScenePhase { declared() }
  public var isEnabled: Bool = declared()
}

@MainActor @preconcurrency public struct DismissAction {
  public func callAsFunction() { declared() }
}

extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { Modified() }
}

extension EnvironmentValues {
  @available(iOS 18.0, macOS 15.0, *)
  public var accessibilityAssistiveAccessEnabled: Bool { declared() }
  @available(iOS 18.0, macOS 15.0, *)
  public var isTabBarShowingSections: Bool { declared() }
  @available(iOS 18.0, macOS 15.0, *)
  public var labelsVisibility: Visibility {
    get { declared() }
    set { declared() }
  }
  @available(iOS 18.0, macOS 15.0, *)
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { declared() }
    set { declared() }
  }
  @available(iOS 18.0, macOS 15.0, *)
  public var tabBarPlacement: TabBarPlacement? { declared() }
  @available(iOS 18.0, macOS 15.0, *)
  public var textSelectionAffinity: TextSelectionAffinity {
    get { declared() }
    set { declared() }
  }
  @available(iOS 18.0, macOS 15.0, *)
  public var toolbarLabelStyle: ToolbarLabelStyle? { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public var accessibilityShowBorders: Bool { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public var buttonSizing: ButtonSizing { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public var fontResolutionContext: Font.Context { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public var labelIconToTitleSpacing: CGFloat? { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public var labelReservedIconWidth: CGFloat? { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public var navigationLinkIndicatorVisibility: Visibility { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public var supportsRemoteScenes: Bool { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { declared() }
    set { declared() }
  }
  @available(iOS 26.0, macOS 26.0, *)
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { declared() }
    set { declared() }
  }
  @available(iOS 26.0, macOS 26.0, *)
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public var writingToolsBehavior: WritingToolsBehavior? { declared() }
  @available(iOS 27.0, macOS 27.0, *)
  public var accessibilityReduceHighlightingEffects: Bool { declared() }
  @available(iOS 27.0, macOS 27.0, *)
  public var isTabViewSidebarAvailable: Bool { declared() }
  @available(iOS 27.0, macOS 27.0, *)
  public var isUserAuthenticationEnabled: Bool { declared() }
}

extension EnvironmentValues {
  @available(iOS 18.0, macOS 15.0, *)
  public var appearsActive: Bool {
    get { declared() }
    set { declared() }
  }
  @available(iOS 26.0, macOS 26.0, *)
  public var findContext: FindContext? { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public var levelOfDetail: LevelOfDetail { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public var lineHeight: LineHeight? { declared() }
  @available(iOS 27.0, macOS 27.0, *)
  public var isDynamicIslandLimitedInWidth: Bool { declared() }
  @available(iOS 27.0, macOS 27.0, *)
  public var textInputBorderShape: TextInputBorderShape { declared() }
}

@available(iOS 26.0, macOS 26.0, *)
public struct FindContext: Sendable {}

@available(iOS 26.0, macOS 26.0, *)
public struct LevelOfDetail: Hashable, Sendable {}

/// Apple's is one of `AttributedString`.
@available(iOS 26.0, macOS 26.0, *)
public struct LineHeight: Hashable, Sendable {}

@available(iOS 27.0, macOS 27.0, *)
public struct TextInputBorderShape: Sendable {}
