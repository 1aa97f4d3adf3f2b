import SwiftUI

// refused: cannot convert value 'text' of type 'String' to expected type 'Binding<String>'
struct TextForBinding: View {
  @State private var text = ""

  var body: some View {
    #if WRONG
      TextField("", text: text)
    #else
      TextField("", text: $text)
    #endif
  }
}
