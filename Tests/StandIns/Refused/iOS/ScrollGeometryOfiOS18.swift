import SwiftUI

// refused: 'onScrollGeometryChange(for:of:action:)' is only available in iOS 18.0 or newer
struct ScrollGeometryOfiOS18: View {
  var body: some View {
    List {
      Text("")
    }
    #if WRONG
      .onScrollGeometryChange(for: Bool.self) { _ in
        true
      } action: { _, _ in
      }
    #else
      .onAppear {}
    #endif
  }
}
