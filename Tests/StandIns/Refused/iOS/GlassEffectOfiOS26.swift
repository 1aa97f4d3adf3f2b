import SwiftUI

// refused: 'glassEffect(_:in:)' is only available in iOS 26.0 or newer
struct GlassEffectOfiOS26: View {
  var body: some View {
    #if WRONG
      Text("").glassEffect()
    #else
      if #available(iOS 26, macOS 26, *) {
        Text("").glassEffect()
      }
    #endif
  }
}
