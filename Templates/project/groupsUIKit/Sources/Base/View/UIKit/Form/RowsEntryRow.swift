#if canImport(UIKit)
  import UIKit

  /// A field that is a list of objects: each below what it is called, with a button that takes it away,
  /// and a button that adds one.
  package final class RowsEntryRow<Rows: EntryRows>: EntryRow {
    private let rowName: String
    private let stack = UIStackView()
    private var cards: [EntryCardView<Rows>] = []
    private var change: Change?
    private var last: EntryPlace?

    /// The wish of the user, until the form knows of it.
    private enum Change {
      case add
      case remove(Int)
    }

    /// - Parameter rowName: What one of the objects is called.
    package init(_ name: String, each rowName: String) {
      self.rowName = rowName
      super.init(name, editor: stack, isGroup: true)
      stack.axis = .vertical
      stack.spacing = 16
      let adding = UIButton(
        configuration: .plain(),
        primaryAction: UIAction(title: BaseText.adding(rowName)) { [weak self] _ in
          self?.ask(.add)
        })
      adding.contentHorizontalAlignment = .leading
      stack.addArrangedSubview(adding)
    }

    package func show(_ entry: RowsEntry<Rows.Entries>) {
      if cards.map(\.id) != entry.rows.map(\.id) { arrange(entry.rows.map(\.id)) }
      for (index, row) in entry.rows.enumerated() {
        cards[index].show(row.entries, called: BaseText.row(rowName, index + 1))
      }
      error = entry.error
    }

    package func read(into entry: inout RowsEntry<Rows.Entries>) {
      for card in cards {
        guard let index = entry.rows.firstIndex(where: { $0.id == card.id }) else { continue }
        card.group.read(into: &entry.rows[index].entries)
      }
      switch change {
      case .add: entry.add()
      case .remove(let id): entry.remove(id)
      case nil: break
      }
      change = nil
    }

    package override func endTyping(at place: EntryPlace?) {
      last = place
      for card in cards { card.group.endTyping(at: inner(place, of: card)) }
    }

    package override func view(at place: EntryPlace) -> UIView {
      card(at: place)?.group.view(at: place.inner) ?? self
    }

    package override func focus(at place: EntryPlace) {
      if let card = card(at: place) { card.group.focus(at: place.inner) } else { focus() }
    }

    /// The form is shown again once it has changed.
    private func ask(_ change: Change) {
      self.change = change
      edited?()
    }

    /// Keeps the cards of the rows that stay, and what is typed in them.
    private func arrange(_ ids: [Int]) {
      let known = Dictionary(uniqueKeysWithValues: cards.map { ($0.id, $0) })
      for card in cards where !ids.contains(card.id) { card.removeFromSuperview() }
      cards = ids.map { known[$0] ?? makeCard($0) }
      for (index, card) in cards.enumerated() { stack.insertArrangedSubview(card, at: index) }
      endTyping(at: last)
    }

    private func makeCard(_ id: Int) -> EntryCardView<Rows> {
      let card = EntryCardView<Rows>(id) { [weak self] in self?.ask(.remove(id)) }
      let place = EntryPlace().appending(row: id)
      card.group.edited = { [weak self] in self?.edited?() }
      card.group.focusChanged = { [weak self] in self?.focusChanged?($0.within(place), $1) }
      card.group.returned = { [weak self] in self?.returned?() }
      return card
    }

    private func card(at place: EntryPlace) -> EntryCardView<Rows>? {
      cards.first { place.names.first == "\($0.id)" }
    }

    private func inner(_ place: EntryPlace?, of card: EntryCardView<Rows>) -> EntryPlace? {
      place?.names.first == "\(card.id)" ? place?.inner : nil
    }
  }
#endif
