import SwiftUI

// refused: cannot convert value of type 'Binding<Int?>' to expected argument type 'Binding<ScrollPosition>'
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
