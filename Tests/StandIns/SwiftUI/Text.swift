public struct Text: SystemView, Equatable, Sendable {
  public init<S: StringProtocol>(_ content: S) { declared() }
  public init(verbatim content: String) { declared() }
  public func font(_ font: Font?) -> Text { declared() }
  public func accessibilityLabel(_ label: Text) -> Text { declared() }
  public func bold() -> Text { declared() }
  public func fontWeight(_ weight: Font.Weight?) -> Text { declared() }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { declared() }
}

public struct Font: Hashable, Sendable {
  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()

  @available(iOS 26.0, macOS 26.0, *)
  public static var `default`: Font { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public func bold(_ isActive: Bool) -> Font { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public func italic(_ isActive: Bool) -> Font { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public func monospaced(_ isActive: Bool) -> Font { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public func pointSize(_ size: CGFloat) -> Font { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public func scaled(by factor: CGFloat) -> Font { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public func resolve(in context: Font.Context) -> Font.Resolved { declared() }

  @available(iOS 26.0, macOS 26.0, *)
  public struct Context: Hashable, Sendable {}

  @available(iOS 26.0, macOS 26.0, *)
  public struct Resolved: Hashable, Sendable {}
  public struct Weight: Hashable, Sendable {
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
  }
}

public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }

extension View {
  public func font(_ font: Font?) -> some View { Modified() }
  public func bold(_ isActive: Bool = true) -> some View { Modified() }
  public func fontWeight(_ weight: Font.Weight?) -> some View { Modified() }
  public func lineLimit(_ number: Int?) -> some View { Modified() }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { Modified() }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { Modified() }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { Modified() }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { Modified() }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { Modified() }
}

extension Text {
  @available(iOS 26.0, macOS 26.0, *)
  public struct AlignmentStrategy: Hashable, Sendable {
    public static let `default` = AlignmentStrategy()
    public static let layoutBased = AlignmentStrategy()
    public static let writingDirectionBased = AlignmentStrategy()
  }

  @available(iOS 26.0, macOS 26.0, *)
  public struct WritingDirectionStrategy: Hashable, Sendable {
    public static let `default` = WritingDirectionStrategy()
    public static let contentBased = WritingDirectionStrategy()
    public static let layoutBased = WritingDirectionStrategy()
  }
}

@available(iOS 18.0, macOS 15.0, *)
public struct WritingToolsBehavior: Equatable, Sendable {
  public static let automatic = WritingToolsBehavior()
  public static let complete = WritingToolsBehavior()
  public static let limited = WritingToolsBehavior()
  public static let disabled = WritingToolsBehavior()
}

extension View {
  @available(iOS 18.0, macOS 15.0, *)
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { Modified() }
  @available(iOS 18.4, macOS 15.4, *)
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View { Modified() }
}

extension View {
  @available(iOS 26.0, macOS 26.0, *)
  public func lineHeight(_ lineHeight: LineHeight?) -> some View { Modified() }
  @available(iOS 27.0, macOS 27.0, *)
  public func textInputBorderShape(_ shape: TextInputBorderShape) -> some View { Modified() }
}
