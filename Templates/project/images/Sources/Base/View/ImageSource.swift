#if canImport(UIKit) || canImport(AppKit)
  import BaseBusiness
  import Core
  import Foundation

  /// Where views have their images from.
  package typealias ImageSource = ImageLoader

  extension ImageLoader {
    /// The image at an address, decoded beside the main actor, and once for each size.
    @concurrent
    package nonisolated func image(
      at url: URL, filling size: CGSize
    ) async throws(AppError) -> sending PlatformImage {
      try await image(for: url, as: "\(size.width)×\(size.height)") { data in
        PlatformImage.decoded(data, filling: size).map { (Decoded(image: $0.image), $0.cost) }
      }.image
    }
  }

  /// An image that nobody changes any more.
  private struct Decoded: @unchecked Sendable {
    let image: PlatformImage
  }
#endif
