extension View {
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { Modified() }
  public func accessibilityLabel(_ label: Text) -> some View { Modified() }
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { Modified() }
  public func accessibilityValue(_ value: Text) -> some View { Modified() }
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { Modified() }
  public func accessibilityHint(_ hint: Text) -> some View { Modified() }
  public func accessibilityHidden(_ hidden: Bool) -> some View { Modified() }
  public func accessibilityIdentifier(_ identifier: String) -> some View { Modified() }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { Modified() }
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { Modified() }
}

public struct AccessibilityChildBehavior: Hashable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}

extension AccessibilityChildBehavior: Sendable {}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public init() { declared() }
  public static let isButton = AccessibilityTraits()
  public static let isHeader = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()
  public static let updatesFrequently = AccessibilityTraits()

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { declared() }
  public mutating func formUnion(_ other: AccessibilityTraits) { declared() }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { declared() }
  public mutating func formIntersection(_ other: AccessibilityTraits) { declared() }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    declared()
  }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { declared() }
  public func contains(_ member: AccessibilityTraits) -> Bool { declared() }
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { declared() }
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? { declared() }
  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? { declared() }
}

extension View {
  @available(iOS 18.0, macOS 15.0, *)
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    Modified()
  }
  @available(iOS 18.0, macOS 15.0, *)
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    Modified()
  }
  @available(iOS 18.0, macOS 15.0, *)
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    Modified()
  }
  @available(iOS 18.0, macOS 15.0, *)
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    Modified()
  }
  @available(iOS 18.0, macOS 15.0, *)
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    Modified()
  }
  @available(iOS 18.0, macOS 15.0, *)
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool)
    -> some View
  { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View
  { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool, isEnabled: Bool
  ) -> some View { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    Modified()
  }
  @available(iOS 26.0, macOS 26.0, *)
  public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { Modified() }
  @available(iOS 26.0, macOS 26.0, *)
  public func assistiveAccessNavigationIcon(systemImage: String) -> some View { Modified() }
}

@available(iOS 18.0, macOS 15.0, *)
public struct AccessibilityActionCategory: Equatable, Sendable {
  public static let `default` = AccessibilityActionCategory()
  public static let edit = AccessibilityActionCategory()
}

extension View {
  @available(iOS 18.0, macOS 15.0, *)
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool)
    -> some View
  { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool)
    -> some View
  { Modified() }
}
