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
