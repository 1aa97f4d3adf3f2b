@_exported import Foundation

@available(iOS 18.0, *)
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  case unsupported, expanded, collapsed
}

@MainActor public enum UIAccessibility {
  public struct Notification: Sendable {
    public static var announcement: UIAccessibility.Notification { declared() }
    public static var layoutChanged: UIAccessibility.Notification { declared() }
    public static var screenChanged: UIAccessibility.Notification { declared() }
    public static var pageScrolled: UIAccessibility.Notification { declared() }
  }

  public static var isVoiceOverRunning: Bool { declared() }
  public static var isReduceMotionEnabled: Bool { declared() }
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    declared()
  }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { declared() }
  public static var none: UIAccessibilityTraits { declared() }
  public static var staticText: UIAccessibilityTraits { declared() }
  public static var image: UIAccessibilityTraits { declared() }
  public static var button: UIAccessibilityTraits { declared() }
  public static var header: UIAccessibilityTraits { declared() }
  public static var selected: UIAccessibilityTraits { declared() }
  public static var notEnabled: UIAccessibilityTraits { declared() }
  public static var updatesFrequently: UIAccessibilityTraits { declared() }
}

public enum UIAccessibilityContainerType: Int, Sendable {
  case none
  case dataTable
  case list
  case landmark
  case semanticGroup
}
