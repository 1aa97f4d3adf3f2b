public struct Text: SystemView {
  public init<S: StringProtocol>(_ content: S) { declared() }
  @MainActor @preconcurrency public func font(_ font: Font?) -> Text { declared() }
}

public struct Font: Hashable, Sendable {
  public static let footnote = Font()
  public static let headline = Font()
}

public struct Label<Title: View, Icon: View>: SystemView {}

extension Label where Title == Text, Icon == Image {
  public init<S: StringProtocol>(_ title: S, systemImage name: String) { declared() }
}

public struct Image: SystemView {
  public init(systemName: String) { declared() }
}

public struct Button<Label: View>: SystemView {
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { declared() }
}

extension Button where Label == Text {
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) { declared() }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { declared() }
}

public struct ProgressView<Label: View, CurrentValueLabel: View>: SystemView {}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { declared() }
  public init<S: StringProtocol>(_ title: S) where Label == Text { declared() }
}

public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: SystemView {
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { declared() }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) { declared() }
}

public struct List<SelectionValue: Hashable, Content: View>: SystemView {}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { declared() }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    declared()
  }
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

public struct Section<Parent, Content, Footer> {}

extension Section: View, SystemView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { declared() }
}

public struct LabeledContent<Label, Content> {}

extension LabeledContent: View, SystemView where Label: View, Content: View {
  public typealias Body = Never
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) { declared() }
}

public struct HStack<Content: View>: SystemView {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { declared() }
}

public struct VerticalAlignment: Equatable, Sendable {
  public static let center = VerticalAlignment()
  public static let top = VerticalAlignment()
}

public struct HorizontalAlignment: Equatable, Sendable {
  public static let center = HorizontalAlignment()
  public static let leading = HorizontalAlignment()
}

public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let leading = Alignment()
}
