public struct HStack<Content: View>: SystemView {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { declared() }
}

public struct VStack<Content: View>: SystemView {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { declared() }
}

public struct ZStack<Content: View>: SystemView {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { declared() }
}

public struct Spacer: SystemView {
  public init(minLength: CGFloat? = nil) { declared() }
}

public struct Divider: SystemView {
  public init() { declared() }
}

public struct Group<Content> {}

extension Group: View, SystemView where Content: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) { declared() }
}

public struct Form<Content: View>: SystemView {
  public init(@ViewBuilder content: () -> Content) { declared() }
}

public struct Section<Parent, Content, Footer> {}

extension Section: View, SystemView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { declared() }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    declared()
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    declared()
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) { declared() }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { declared() }
}

public struct LabeledContent<Label, Content> {}

extension LabeledContent: View, SystemView where Label: View, Content: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    declared()
  }
}

extension LabeledContent where Label == Text, Content: View {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { declared() }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) { declared() }
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { declared() }
}

@MainActor @preconcurrency public protocol FormStyle {}
public struct GroupedFormStyle: FormStyle {}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { declared() }
}

extension View {
  public func formStyle<S: FormStyle>(_ style: S) -> some View { Modified() }
}
