#if canImport(UIKit)
  import UIKit

  /// An image as the views of this platform show it.
  package typealias PlatformImage = UIImage

  nonisolated extension UIImage {
    /// Decodes an image, with no more pixels than it takes to fill a size on the sharpest screens.
    /// The cost is how many bytes it takes then.
    static func decoded(_ data: Data, filling size: CGSize) -> (image: UIImage, cost: Int)? {
      guard let image = UIImage(data: data) else { return nil }
      let scale = 3 * max(size.width / image.size.width, size.height / image.size.height)
      let (width, height) = (image.size.width * scale, image.size.height * scale)
      let decoded =
        scale < 1
        ? image.preparingThumbnail(of: CGSize(width: width, height: height))
        : image.preparingForDisplay()
      return decoded.map { ($0, Int($0.size.width * $0.size.height * $0.scale * $0.scale) * 4) }
    }
  }
#elseif canImport(AppKit)
  import AppKit

  /// An image as the views of this platform show it.
  package typealias PlatformImage = NSImage

  nonisolated extension NSImage {
    /// Reads an image, which this platform decodes when it draws.
    static func decoded(_ data: Data, filling size: CGSize) -> (image: NSImage, cost: Int)? {
      NSImage(data: data).map { ($0, Int($0.size.width * $0.size.height) * 4) }
    }
  }
#endif
