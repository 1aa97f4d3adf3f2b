import SwiftUI

// refused: 'MeshGradient' initializer is inaccessible
struct MeshGradientOfiOS18: View {
  var body: some View {
    #if WRONG
      MeshGradient(width: 2, height: 2, points: [], colors: [])
    #else
      ProgressView()
    #endif
  }
}
