#if canImport(SwiftUI)
  import SwiftUI

  /// The fields of an item as its model has them, below one another: pulled to be refreshed, and
  /// edited and removed as far as the model allows it.
  package struct ItemList<Item: Sendable, Content: View>: View {
    private let model: ItemModel<Item>
    private let placeholder: Placeholder?
    private let content: Content
    @State private var isAsking = false

    /// - Parameter placeholder: What stands in the place of the fields, while there are none.
    package init(
      _ model: ItemModel<Item>, placeholder: Placeholder?, @ViewBuilder content: () -> Content
    ) {
      self.model = model
      self.placeholder = placeholder
      self.content = content()
    }

    package var body: some View {
      PhaseView(placeholder) {
        model.refresh()
      } content: {
        List { content }
          .refreshable { [model] in await model.refresh().value }
      }
      .notice(model.notice, dismiss: model.dismissNotice)
      .toolbar {
        if let edit = model.actions.edit {
          ToolbarItem(placement: .primaryAction) {
            Button(BaseText.edit, systemImage: "pencil", action: edit)
              .disabled(!model.isReady)
          }
        }
        if model.actions.remove != nil {
          ToolbarItem(placement: .primaryAction) { deleteButton }
        }
      }
      .task { await model.loadIfNeeded()?.value }
    }

    /// Where there is room, the question points at the button.
    private var deleteButton: some View {
      Button(BaseText.delete, systemImage: "trash", role: .destructive) { isAsking = true }
        .disabled(!model.isReady)
        .confirmationDialog(
          BaseText.deleting, isPresented: $isAsking, titleVisibility: .visible
        ) {
          Button(BaseText.delete, role: .destructive) { model.remove() }
        }
    }
  }
#endif
