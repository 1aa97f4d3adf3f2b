import SwiftUI

// refused: value of type 'TextField<Text>' has no member 'keyboardType'
struct KeyboardType: View {
  @State private var text = ""

  var body: some View {
    TextField("", text: $text)
      #if WRONG
        .keyboardType(.emailAddress)
      #else
        .autocorrectionDisabled()
      #endif
  }
}
