#if canImport(SwiftUI)
  import SwiftUI

  /// The row between two posts where others are missing.
  struct GapRowView: View {
    let row: GapRow
    let fill: @MainActor () -> Void

    var body: some View {
      Button(row.text, action: fill)
        .disabled(row.isFilling)
        .frame(maxWidth: .infinity)
    }
  }
#endif
