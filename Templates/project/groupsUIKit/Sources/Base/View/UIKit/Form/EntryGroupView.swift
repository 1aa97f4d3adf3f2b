#if canImport(UIKit)
  import UIKit

  /// Shows the rows of an object in a form below one another.
  final class EntryGroupView<Rows: EntryRows>: UIView {
    /// Called when the user changes a value.
    var edited: (@MainActor () -> Void)?
    /// Called when the user begins to type at a place here, and when they stop.
    var focusChanged: (@MainActor (_ place: EntryPlace, _ isFocused: Bool) -> Void)?
    /// Called by the return key.
    var returned: (@MainActor () -> Void)?

    private let fields = Rows()
    private var added: [String: EntryRow] = [:]

    override init(frame: CGRect) {
      super.init(frame: frame)
      for (field, row) in fields.rows {
        added[field.rawValue] = row
        row.edited = { [weak self] in self?.edited?() }
        row.focusChanged = { [weak self] place, isFocused in
          self?.focusChanged?(place.within(EntryPlace(field)), isFocused)
        }
        row.returned = { [weak self] in self?.returned?() }
      }
      addFilling(StackedView(fields.rows.map(\.value), spacing: 16))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ entries: Rows.Entries) {
      fields.show(entries)
    }

    func read(into entries: inout Rows.Entries) {
      fields.read(into: &entries)
    }

    func stand(in row: String?) {
      for entryRow in added.values { entryRow.stand(in: row) }
    }

    func endTyping(at place: EntryPlace?) {
      for (name, row) in added {
        row.endTyping(at: place?.names.first == name ? place?.inner : nil)
      }
    }

    func focus(at place: EntryPlace) {
      row(at: place)?.focus(at: place.inner)
    }

    func view(at place: EntryPlace) -> UIView { row(at: place)?.view(at: place.inner) ?? self }

    private func row(at place: EntryPlace) -> EntryRow? { place.names.first.flatMap { added[$0] } }
  }
#endif
