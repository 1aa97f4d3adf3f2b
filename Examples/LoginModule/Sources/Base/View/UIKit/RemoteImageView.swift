#if canImport(UIKit)
  import Core
  import UIKit

  /// An image view that loads what it shows, and gives up what it is no longer to show.
  package final class RemoteImageView: UIImageView {
    private let slot = TaskSlot()
    private let size: CGSize
    private let placeholder: UIImage?
    private var url: URL?

    /// - Parameter placeholder: The system's image that stands there until the image has come.
    package init(size: CGSize, placeholder: String = "photo") {
      self.size = size
      self.placeholder = UIImage(systemName: placeholder)
      super.init(frame: .zero)
      image = self.placeholder
      tintColor = .secondaryLabel
      contentMode = .scaleAspectFill
      clipsToBounds = true
      translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        widthAnchor.constraint(equalToConstant: size.width),
        heightAnchor.constraint(equalToConstant: size.height),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows the image at an address once it is there; without an address, the placeholder.
    package func show(_ url: URL?, from images: ImageSource?) {
      guard url != self.url else { return }
      self.url = url
      image = placeholder
      slot.cancel()
      guard let url, let images else { return }
      slot.run { [size] () async throws(AppError) in
        try await images.image(at: url, filling: size)
      } then: { [weak self] loaded in
        switch loaded {
        case .success(let image): self?.image = image
        // Asked for again, it is loaded again.
        case .failure: self?.url = nil
        }
      }
    }
  }
#endif
