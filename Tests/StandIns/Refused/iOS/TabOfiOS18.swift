import SwiftUI

// refused: 'Tab' is only available in iOS 18.0 or newer
struct TabOfiOS18: View {
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      #if WRONG
        Tab("", systemImage: "circle", value: 1) {
          Text("")
        }
      #else
        Text("").tabItem {
          Text("")
        }
      #endif
    }
  }
}
