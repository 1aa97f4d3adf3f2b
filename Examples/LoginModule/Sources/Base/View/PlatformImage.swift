#if canImport(UIKit)
  import UIKit

  /// An image as the views of this platform show it.
  package typealias PlatformImage = UIImage

  nonisolated extension UIImage {
    /// Decodes an image, with no more pixels than it takes to fill a size on the sharpest screens.
    static func decoded(_ data: Data, filling size: CGSize) -> UIImage? {
      guard let image = UIImage(data: data) else { return nil }
      let scale = 3 * max(size.width / image.size.width, size.height / image.size.height)
      guard scale < 1 else { return image.preparingForDisplay() }
      return image.preparingThumbnail(
        of: CGSize(width: image.size.width * scale, height: image.size.height * scale))
    }
  }
#elseif canImport(AppKit)
  import AppKit

  /// An image as the views of this platform show it.
  package typealias PlatformImage = NSImage

  nonisolated extension NSImage {
    /// Reads an image, which this platform decodes when it draws.
    static func decoded(_ data: Data, filling size: CGSize) -> NSImage? { NSImage(data: data) }
  }
#endif
