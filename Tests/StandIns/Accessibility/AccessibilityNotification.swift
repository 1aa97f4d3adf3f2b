@_exported import Foundation

/// What is reported to those who listen to the screen.
public enum AccessibilityNotification {
  public struct Announcement {
    public init(_ announcement: String) {}
    public func post() {}
  }
}
