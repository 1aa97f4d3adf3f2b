import SwiftUI

// refused: expression is 'async' but is not marked with 'await'
struct ForgottenAwait: View {
  var body: some View {
    #if WRONG
      Text("").task { load() }
    #else
      Text("").task { await load() }
    #endif
  }

  private func load() async {}
}
