#if canImport(SwiftUI)
  import SwiftUI

  /// The row that says that some posts could not be shown.
  struct UnreadableRowView: View {
    let row: UnreadableRow

    var body: some View {
      Text(row.text)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
    }
  }
#endif
