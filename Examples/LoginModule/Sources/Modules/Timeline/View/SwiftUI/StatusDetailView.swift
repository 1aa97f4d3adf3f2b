#if canImport(SwiftUI)
  import BaseView
  import SwiftUI

  /// One post with all that it has.
  struct StatusDetailView: View {
    let detail: StatusDetail

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        HStack {
          RemoteImage(
            detail.avatarURL, size: CGSize(width: 64, height: 64),
            placeholder: "person.crop.circle")
          Text(verbatim: detail.authorText)
            .font(.headline)
        }
        Text(verbatim: detail.dateText)
          .font(.caption)
          .foregroundStyle(.secondary)
        Text(verbatim: detail.text)
          .font(.body)
        if let retweeted = detail.retweetedText {
          Text(verbatim: retweeted)
            .font(.subheadline)
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.quaternary)
        }
      }
    }
  }
#endif
