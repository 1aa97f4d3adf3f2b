import SwiftUI

// refused: value of type 'List<Never, Text>' has no member 'onScrollGeometryChange'
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
