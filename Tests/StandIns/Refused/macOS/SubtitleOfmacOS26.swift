import SwiftUI

// refused: 'subtitle' is only available in macOS 26.0 or newer
struct SubtitleOfmacOS26: View {
  var body: some View {
    Text("").toolbar {
      #if WRONG
        ToolbarItem(placement: .subtitle) {
          Text("")
        }
      #else
        ToolbarItem(placement: .status) {
          Text("")
        }
      #endif
    }
  }
}
