import SwiftUI

// refused: 'MeshGradient' is only available in iOS 18.0 or newer
struct MeshGradientOfiOS18: View {
  var body: some View {
    #if WRONG
      MeshGradient(width: 2, height: 2, points: [], colors: [])
    #else
      ProgressView()
    #endif
  }
}
