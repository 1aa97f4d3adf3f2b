#if canImport(SwiftUI)
  import SwiftUI

  /// A field that is a list of objects: each below what it is called, with a button that takes it away,
  /// and a button that adds one. The rows of a section can be swiped away and moved too.
  package struct RowsEntryField<Outer: EntryForm, Entries: EntryForm, Fields: View>: View {
    private let name: String
    private let rowName: String
    private let form: EntryFields<Outer>
    private let place: EntryPlace
    @Binding private var entry: RowsEntry<Entries>
    private let fields: (EntryFields<Entries>) -> Fields

    /// - Parameters:
    ///   - each: What one of the objects is called.
    ///   - fields: What one of them is entered with.
    package init(
      _ name: String, each rowName: String, _ form: EntryFields<Outer>, _ field: Outer.Field,
      _ entry: WritableKeyPath<Outer, RowsEntry<Entries>>,
      @ViewBuilder fields: @escaping (EntryFields<Entries>) -> Fields
    ) {
      self.name = name
      self.rowName = rowName
      self.form = form
      place = form.place.appending(field)
      _entry = form[entry]
      self.fields = fields
    }

    package var body: some View {
      EntryGroup(name, error: entry.error, isOutermost: form.place == EntryPlace()) {
        ForEach($entry.rows) { row in
          VStack(alignment: .leading) {
            title(of: row.wrappedValue)
            fields(form.fields(row.entries, at: place.appending(row: row.wrappedValue.id)))
          }
          .environment(\.entryRow, called(row.wrappedValue))
        }
        .onDelete { entry.remove(at: $0) }
        .onMove { entry.move($0, to: $1) }
        Button(BaseText.adding(rowName), systemImage: "plus.circle.fill") { entry.add() }
      }
      .buttonStyle(.borderless)
      .id(place)
    }

    private func title(of row: RowsEntry<Entries>.Row) -> some View {
      HStack {
        Text(called(row))
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
        Spacer()
        Button(
          BaseText.removing(called(row)), systemImage: "minus.circle.fill", role: .destructive
        ) {
          entry.remove(row.id)
        }
        .labelStyle(.iconOnly)
      }
    }

    private func called(_ row: RowsEntry<Entries>.Row) -> String {
      let index = entry.rows.firstIndex { $0.id == row.id } ?? 0
      return BaseText.row(rowName, index + 1)
    }
  }
#endif
