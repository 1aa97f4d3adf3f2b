import SwiftUI

// refused: no 'async' operations occur within 'await' expression
struct NeedlessAwait: View {
  @State private var count = 0

  var body: some View {
    #if WRONG
      Text("").refreshable { await add() }
    #else
      Text("").refreshable { add() }
    #endif
  }

  private func add() { count += 1 }
}
