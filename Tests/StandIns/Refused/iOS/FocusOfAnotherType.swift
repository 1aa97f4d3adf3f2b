import SwiftUI

// refused: cannot convert value of type 'Int' to expected argument type 'FocusOfAnotherType.Field'
struct FocusOfAnotherType: View {
  enum Field { case name }

  @State private var name = ""
  @FocusState private var focus: Field?

  var body: some View {
    #if WRONG
      TextField("", text: $name).focused($focus, equals: 1)
    #else
      TextField("", text: $name).focused($focus, equals: .name)
    #endif
  }
}
