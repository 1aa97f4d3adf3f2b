#if canImport(UIKit)
  import UIKit

  /// A controller that knows where its views, and those of all that lies over it, have their images
  /// from.
  @MainActor
  package protocol ImageProviding: UIResponder {
    var images: ImageSource? { get }
  }

  extension UIResponder {
    /// The source of images of the nearest controller above; nil where none has one, or not yet.
    var imagesAbove: ImageSource? {
      (self as? any ImageProviding)?.images ?? next?.imagesAbove
    }
  }
#endif
