#if canImport(SwiftUI)
  import SwiftUI

  nonisolated extension EnvironmentValues {
    /// Where a screen has its images from; without it, placeholders stand there.
    @Entry package var images: ImageSource?
  }
#endif
