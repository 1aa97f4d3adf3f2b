@_exported import Foundation

open class NSImage: NSObject {
  public init?(data: Data) { declared() }
  open var size: CGSize = declared()
}
