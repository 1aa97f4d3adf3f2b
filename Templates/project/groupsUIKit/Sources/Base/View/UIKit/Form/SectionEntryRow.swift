#if canImport(UIKit)
  import UIKit

  /// A field that is an object: its rows below its name.
  package final class SectionEntryRow<Rows: EntryRows>: EntryRow {
    private let group = EntryGroupView<Rows>(frame: .zero)

    package init(_ name: String) {
      super.init(name, editor: group, isGroup: true)
      group.edited = { [weak self] in self?.edited?() }
      group.focusChanged = { [weak self] in self?.focusChanged?($0, $1) }
      group.returned = { [weak self] in self?.returned?() }
    }

    package func show(_ entry: SectionEntry<Rows.Entries>) {
      group.show(entry.entries)
      error = entry.error
    }

    package func read(into entry: inout SectionEntry<Rows.Entries>) {
      group.read(into: &entry.entries)
    }

    package override func stand(in row: String?) {
      super.stand(in: row)
      group.stand(in: row)
    }

    package override func endTyping(at place: EntryPlace?) {
      group.endTyping(at: place)
    }

    package override func view(at place: EntryPlace) -> UIView {
      place == EntryPlace() ? self : group.view(at: place)
    }

    package override func focus(at place: EntryPlace) {
      if place == EntryPlace() { focus() } else { group.focus(at: place) }
    }
  }
#endif
