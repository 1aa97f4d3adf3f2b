#if canImport(SwiftUI)
  import SwiftUI

  /// One post of the list.
  struct StatusRowView: View {
    let row: StatusRow

    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Text(verbatim: row.authorText)
            .font(.headline)
          Spacer()
          Text(verbatim: row.dateText)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        Text(verbatim: row.text)
          .font(.body)
        if let retweeted = row.retweetedText {
          Text(verbatim: retweeted)
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(.rect)
    }
  }
#endif
