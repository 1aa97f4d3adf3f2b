public struct Label<Title: View, Icon: View>: SystemView {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { declared() }
}

extension Label where Title == Text, Icon == Image {
  public init<S: StringProtocol>(_ title: S, systemImage name: String) { declared() }
}

public struct ProgressView<Label: View, CurrentValueLabel: View>: SystemView {}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { declared() }
  public init<S: StringProtocol>(_ title: S) where Label == Text { declared() }
  public init(@ViewBuilder label: () -> Label) { declared() }
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
