@_exported import Foundation

// Foundation's own, which Linux has not.
open class NSUserActivity: NSObject {
  public init(activityType: String) { declared() }

  open var activityType: String { declared() }
  open var title: String? = declared()
  open var userInfo: [AnyHashable: Any]? = declared()
  open var webpageURL: URL? = declared()
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) { declared() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb: String = declared()
