#if canImport(SwiftUI)
  import SwiftUI

  extension Text {
    /// A value, which is read aloud in words.
    package init(value text: String) {
      self = Text(verbatim: text).accessibilityLabel(Text(verbatim: text.spoken))
    }
  }
#endif
