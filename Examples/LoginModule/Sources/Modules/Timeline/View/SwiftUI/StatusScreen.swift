#if canImport(SwiftUI)
  import BaseView
  import SwiftUI

  /// The page of one post.
  public struct StatusScreen: View {
    private let detail: StatusDetail
    private let images: ImageSource?

    /// - Parameter images: Loads the avatar; without it, there is a placeholder.
    package init(detail: StatusDetail, images: ImageSource? = nil) {
      self.detail = detail
      self.images = images
    }

    public var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          HStack {
            RemoteImage(
              detail.avatarURL, from: images, size: CGSize(width: 64, height: 64),
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
