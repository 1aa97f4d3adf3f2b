#if canImport(SwiftUI)
  import BaseView
  import SwiftUI

  /// The timeline screen, bound to its view model.
  public struct TimelineScreen: View {
    @State private var viewModel: TimelineViewModel

    package init(viewModel: TimelineViewModel) {
      _viewModel = State(initialValue: viewModel)
    }

    public var body: some View {
      PhaseView(viewModel.placeholder) {
        viewModel.refresh()
      } content: {
        list
          .refreshable { await viewModel.refresh().value }
      }
      .notice(viewModel.notice, dismiss: viewModel.dismissNotice)
      .navigationTitle(TimelineText.title)
      .task { await viewModel.loadIfNeeded()?.value }
    }

    private var list: some View {
      List {
        ForEach(viewModel.rows.sections, id: \.self) { section in
          Section {
            ForEach(viewModel.rows.items(in: section)) { row in
              StatusRowView(row: row)
                .onAppear { viewModel.reach(row) }
            }
          }
        }
        if let footer = viewModel.footer {
          ListFooterRow(footer) { viewModel.next() }
        }
      }
    }
  }

  #Preview("Loaded") {
    TimelineScreen(viewModel: .preview(.success(.preview)))
  }

  #Preview("Offline, with what was kept") {
    TimelineScreen(viewModel: .preview(.success(.preview), .failure(.offline)))
  }

  #Preview("Empty") {
    TimelineScreen(viewModel: .preview(.success(.emptyPreview)))
  }

  #Preview("Failed") {
    TimelineScreen(viewModel: .preview(.failure(.offline)))
  }

  #Preview("Loading") {
    TimelineScreen(viewModel: .preview())
  }
#endif
