#if canImport(SwiftUI)
  import SwiftUI

  /// The rows of a list as its model has them: pulled to be refreshed, followed page by page, and
  /// searched, opened, added and removed as far as the model allows it.
  package struct PagedList<Row: Identifiable & Hashable & Sendable, Content: View>: View
  where Row.ID: Sendable {
    private let model: ListModel<Row>
    private let content: (Row) -> Content
    @State private var asked: Row.ID?

    package init(_ model: ListModel<Row>, @ViewBuilder content: @escaping (Row) -> Content) {
      self.model = model
      self.content = content
    }

    package var body: some View {
      PhaseView(model.placeholder) {
        model.refresh()
      } content: {
        list.refreshable { [model] in await model.refresh().value }
      }
      .notice(model.notice, dismiss: model.dismissNotice)
      .task { await model.loadIfNeeded()?.value }
    }

    private var list: some View {
      List {
        let shown = model
        ForEach(shown.rows.sections, id: \.self) { section in
          if let title = section.title {
            Section(title) { rows(in: section, of: shown) }
          } else {
            rows(in: section, of: shown)
          }
        }
        if let footer = shown.footer {
          ListFooterRow(footer) { shown.next() }
        }
      }
    }

    private func rows(in section: ListSection, of shown: ListModel<Row>) -> some View {
      ForEach(shown.rows.items(in: section)) { row in
        openable(row)
          .onAppear { shown.reach(row) }
          .swipeActions {
            if model.actions.remove != nil {
              // Without a role: the row would go before the answer.
              Button(BaseText.delete, systemImage: "trash") { asked = row.id }
                .tint(.red)
            }
          }
          .confirmationDialog(
            BaseText.deleting, isPresented: $asked[is: row.id], titleVisibility: .visible
          ) {
            Button(BaseText.delete, role: .destructive) { model.remove(row) }
          }
      }
    }

    /// The row, as a button as wide as the list where it can be opened.
    @ViewBuilder private func openable(_ row: Row) -> some View {
      if let open = model.actions.open {
        Button {
          open(row)
        } label: {
          content(row)
            .frame(maxWidth: .infinity, alignment: .leading)
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
      } else {
        content(row)
      }
    }
  }

  nonisolated extension Optional where Wrapped: Equatable {
    /// True if it is this one.
    fileprivate subscript(is value: Wrapped) -> Bool {
      get { self == value }
      set { if !newValue { self = nil } }
    }
  }
#endif
