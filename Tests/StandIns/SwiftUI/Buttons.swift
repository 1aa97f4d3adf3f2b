public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
  @available(iOS 26.0, macOS 26.0, *)
  public static var close: ButtonRole { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public static var confirm: ButtonRole { declared() }
}

public struct Button<Label: View>: SystemView {
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { declared() }
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { declared() }
}

extension Button where Label == Text {
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) { declared() }
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { declared() }
}

@available(iOS 26.0, macOS 26.0, *)
extension Button where Label == DefaultButtonLabel {
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    declared()
  }
}

@available(iOS 26.0, macOS 26.0, *)
public struct DefaultButtonLabel: SystemView {}

extension View {
  @available(iOS 26.0, macOS 26.0, *)
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { Modified() }
}

@available(iOS 26.0, macOS 26.0, *)
public struct ButtonSizing: Hashable, Sendable {
  public static let automatic = ButtonSizing()
  public static let flexible = ButtonSizing()
  public static let fitted = ButtonSizing()
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { declared() }
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { declared() }
}

#if os(iOS)
  public struct EditButton: SystemView {
    public init() { declared() }
  }
#endif
