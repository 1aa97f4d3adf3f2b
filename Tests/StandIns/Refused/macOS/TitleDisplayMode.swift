import SwiftUI

// refused: value of type 'Text' has no member 'navigationBarTitleDisplayMode'
struct TitleDisplayMode: View {
  var body: some View {
    Text("")
      #if WRONG
        .navigationBarTitleDisplayMode(.inline)
      #else
        .navigationTitle("")
      #endif
  }
}
