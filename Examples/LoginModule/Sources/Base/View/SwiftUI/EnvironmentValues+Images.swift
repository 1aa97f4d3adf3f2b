#if canImport(SwiftUI)
  import SwiftUI

  private nonisolated struct ImagesKey: EnvironmentKey {
    static var defaultValue: ImageSource? { nil }
  }

  nonisolated extension EnvironmentValues {
    /// Where a screen has its images from; without it, placeholders stand there.
    package var images: ImageSource? {
      get { self[ImagesKey.self] }
      set { self[ImagesKey.self] = newValue }
    }
  }
#endif
