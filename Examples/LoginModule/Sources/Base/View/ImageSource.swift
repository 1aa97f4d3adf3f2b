#if canImport(UIKit) || canImport(AppKit)
  import BaseBusiness
  import Core
  import Foundation

  /// Where views have their images from.
  package typealias ImageSource = ImageLoader

  extension ImageLoader {
    /// The image at an address, decoded beside the main actor. Bytes that are no image
    /// are forgotten.
    @concurrent
    package nonisolated func image(
      at url: URL, filling size: CGSize
    ) async throws(AppError) -> sending PlatformImage {
      if let image = PlatformImage.decoded(try await data(for: url), filling: size) { return image }
      await remove(url)
      throw .decoding(path: "", reason: "no image")
    }
  }
#endif
