#if canImport(UIKit)
  import Core
  import UIKit

  /// An image view that loads what it shows, and gives up what it is no longer to show.
  package final class RemoteImageView: UIImageView {
    private let slot = TaskSlot()
    private let size: CGSize
    private let placeholder: UIImage?
    private var url: URL?
    private var given: ImageSource?
    private var isAsked = false

    /// - Parameters:
    ///   - placeholder: The system's image that stands there until the image has come.
    ///   - label: What it is, for those who listen to the screen; none if a text beside it says so.
    package init(size: CGSize, placeholder: String = "photo", label: String? = nil) {
      self.size = size
      self.placeholder = UIImage(systemName: placeholder)
      super.init(frame: .zero)
      image = self.placeholder
      isAccessibilityElement = label != nil
      accessibilityLabel = label
      accessibilityTraits = .image
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
    ///
    /// - Parameter images: Where it has the image from, if not from where the screen has
    /// its images.
    package func show(_ url: URL?, from images: ImageSource? = nil) {
      guard url != self.url else { return }
      self.url = url
      given = images
      isAsked = false
      image = placeholder
      slot.cancel()
      loadIfNeeded()
    }

    /// Only now the screen around it is known.
    package override func didMoveToWindow() {
      super.didMoveToWindow()
      loadIfNeeded()
    }

    private func loadIfNeeded() {
      guard !isAsked, let url, let images = given ?? imagesAbove else { return }
      isAsked = true
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
