#if canImport(SwiftUI)
  import SwiftUI

  /// An image that is loaded when it comes into sight, and given up when it goes out of it.
  package struct RemoteImage: View {
    private let url: URL?
    private let source: ImageSource?
    private let size: CGSize
    private let placeholder: String
    private let label: String?
    @Environment(\.images) private var images
    @State private var shown: (url: URL, image: PlatformImage)?

    /// - Parameters:
    ///   - source: Where it has the image from, if not from where the screen has its images.
    ///   - placeholder: The system's image that stands there until the image has come.
    ///   - label: What it is, for those who listen to the screen; none if a text beside it says so.
    package init(
      _ url: URL?, from source: ImageSource? = nil, size: CGSize, placeholder: String = "photo",
      label: String? = nil
    ) {
      self.url = url
      self.source = source
      self.size = size
      self.placeholder = placeholder
      self.label = label
    }

    package var body: some View {
      image
        .resizable()
        .scaledToFill()
        .frame(width: size.width, height: size.height)
        .clipped()
        .foregroundStyle(.secondary)
        .accessibilityLabel(label ?? "")
        .accessibilityHidden(label == nil)
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
      guard let url, let images = source ?? images, shown?.url != url else { return }
      if let image = try? await images.image(at: url, filling: size) { shown = (url, image) }
    }
  }
#endif
