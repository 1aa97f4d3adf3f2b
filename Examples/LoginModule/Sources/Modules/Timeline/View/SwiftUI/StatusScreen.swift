#if canImport(SwiftUI)
  import SwiftUI

  /// The page of one post.
  public struct StatusScreen: View {
    private let detail: StatusDetail

    package init(detail: StatusDetail) {
      self.detail = detail
    }

    public var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text(verbatim: detail.authorText)
            .font(.headline)
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
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .navigationTitle(TimelineText.detailTitle)
    }
  }

  #Preview("A post") {
    StatusScreen(detail: .preview)
  }

  #Preview("It repeats another") {
    StatusScreen(detail: .retweetPreview)
  }

  #Preview("What it repeats was deleted") {
    StatusScreen(detail: .deletedPreview)
  }
#endif
