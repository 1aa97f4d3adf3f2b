#if canImport(SwiftUI)
  import SwiftUI

  /// One row of the list.
  struct StatusRowView: View {
    let row: StatusRow

    var body: some View {
      VStack(alignment: .leading) {
        Text(row.createdAtText)
          .font(.headline)
        Text(row.textText)
          .font(.subheadline)
      }
      .accessibilityElement(children: .combine)
    }
  }
#endif
