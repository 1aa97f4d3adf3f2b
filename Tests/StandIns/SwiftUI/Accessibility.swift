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
