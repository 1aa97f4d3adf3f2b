#if canImport(SwiftUI)
  import BaseView
  import SwiftUI

  /// The page of one post, bound to its view model.
  public struct TimelineDetailScreen: View {
    @Kept private var viewModel: TimelineDetailViewModel

    package init(viewModel: @autoclosure @escaping @MainActor () -> TimelineDetailViewModel) {
      _viewModel = Kept(wrappedValue: viewModel())
    }

    public var body: some View {
      ItemList(viewModel.item, placeholder: viewModel.placeholder) {
        if let detail = viewModel.detail { StatusDetailView(detail: detail) }
        Button(viewModel.likeText, systemImage: viewModel.likeSymbol) { viewModel.like() }
        if let refusal = viewModel.refusal {
          Text(verbatim: refusal)
            .foregroundStyle(.secondary)
        }
      }
      .navigationTitle(TimelineText.detailTitle)
    }
  }

  #Preview("A post") {
    TimelineDetailScreen(viewModel: .preview(.newest))
  }

  #Preview("It repeats another") {
    TimelineDetailScreen(viewModel: .preview(.newer))
  }

  #Preview("What it repeats was deleted") {
    TimelineDetailScreen(viewModel: .preview(.deleted))
  }
#endif
