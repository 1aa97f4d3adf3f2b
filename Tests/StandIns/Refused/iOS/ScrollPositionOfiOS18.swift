import SwiftUI

// refused: missing argument label 'id:' in call
struct ScrollPositionOfiOS18: View {
  @State private var position: Int?

  var body: some View {
    ScrollView {
      Text("")
    }
    #if WRONG
      .scrollPosition($position)
    #else
      .scrollPosition(id: $position)
    #endif
  }
}
