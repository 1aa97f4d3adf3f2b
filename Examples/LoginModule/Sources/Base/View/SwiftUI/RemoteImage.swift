#if canImport(SwiftUI)
  import SwiftUI

  /// An image that is loaded when it comes into sight, and given up when it goes out of it. What it
  /// shows is said by a text beside it.
  package struct RemoteImage: View {
    private let url: URL?
    private let images: ImageSource?
    private let size: CGSize
    private let placeholder: String
    @State private var shown: (url: URL, image: PlatformImage)?

    /// - Parameter placeholder: The system's image that stands there until the image has come.
    package init(
      _ url: URL?, from images: ImageSource?, size: CGSize, placeholder: String = "photo"
    ) {
      self.url = url
      self.images = images
      self.size = size
      self.placeholder = placeholder
    }

    package var body: some View {
      image
        .resizable()
        .scaledToFill()
        .frame(width: size.width, height: size.height)
        .clipped()
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
        .task(id: url) { await load() }
    }

    private var image: Image {
      guard let shown, shown.url == url else { return Image(systemName: placeholder) }
      #if canImport(UIKit)
        return Image(uiImage: shown.image)
      #else
        return Image(nsImage: shown.image)
      #endif
    }

    private func load() async {
      guard let url, let images, shown?.url != url else { return }
      if let image = try? await images.image(at: url, filling: size) { shown = (url, image) }
    }
  }
#endif
