#if canImport(SwiftUI)
  import BaseView
  import Core
  import SwiftUI

  /// The timeline screen, bound to its view model.
  public struct TimelineScreen: View {
    @Kept private var viewModel: TimelineViewModel
    /// The row at the top of what is in sight, which stays there when others come in above it.
    @State private var position: TimelineEntry.ID?

    package init(viewModel: @autoclosure @escaping @MainActor () -> TimelineViewModel) {
      _viewModel = Kept(wrappedValue: viewModel())
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

    /// A `List` does not follow a position, so this is a stack that scrolls.
    private var list: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(viewModel.rows.sections) { section in
            Text(verbatim: section.text)
              .font(.headline)
              .foregroundStyle(.secondary)
            ForEach(viewModel.rows.items(in: section)) { entry in
              VStack {
                row(for: entry)
                Divider()
              }
              .onAppear { viewModel.reach(entry) }
            }
          }
          if let footer = viewModel.footer {
            ListFooterRow(footer) { viewModel.next() }
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal)
      }
      .scrollPosition(id: $position, anchor: .top)
      .overlay(alignment: .top) {
        if let new = viewModel.newText {
          Button(new, action: showNew)
            .buttonStyle(.borderedProminent)
            .buttonBorderShape(.capsule)
        }
      }
    }

    private func showNew() {
      viewModel.showNew()
      withAnimation { position = viewModel.entries.first?.id }
    }

    @ViewBuilder
    private func row(for entry: TimelineEntry) -> some View {
      switch entry {
      case .status(let row):
        Button {
          viewModel.open(entry)
        } label: {
          StatusRowView(row: row)
        }
        .buttonStyle(.plain)
      case .gap(let gap):
        GapRowView(row: gap) { viewModel.fill(gap) }
      case .unreadable(let row):
        UnreadableRowView(row: row)
      }
    }
  }

  #Preview("Loaded") {
    TimelineScreen(viewModel: .preview(.success(.preview)))
  }

  #Preview("New posts") {
    TimelineScreen(viewModel: .preview(.success(.preview), .success(.newPreview)))
  }

  #Preview("Offline, with what was kept") {
    TimelineScreen(viewModel: .preview(.success(.preview), .failure(.offline)))
  }

  #Preview("A post that cannot be shown") {
    TimelineScreen(viewModel: .preview(.success(.unreadablePreview)))
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
