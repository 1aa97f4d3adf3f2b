#if canImport(SwiftUI)
  import BaseView
  import SwiftUI

  /// One post of the list.
  struct StatusRowView: View {
    let row: StatusRow

    var body: some View {
      HStack(alignment: .top) {
        RemoteImage(
          row.avatarURL, size: CGSize(width: 40, height: 40), placeholder: "person.crop.circle")
        words
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(.rect)
    }

    private var words: some View {
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
    }
  }
#endif
