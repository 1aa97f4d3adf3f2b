/// A list on the screen: its rows, the one that is selected, and the one at the top.
///
/// Both stay where they are when rows come and go around them.
package struct ListScreen: Hashable, Sendable {
  package private(set) var model: ListContent
  package private(set) var size: TerminalSize
  private var selection = 0
  private var top = 0

  package init(_ model: ListContent, size: TerminalSize) {
    self.model = model
    self.size = size
  }

  /// The row that a command is about.
  package var selected: Row? {
    model.rows.indices.contains(selection) ? model.rows[selection] : nil
  }

  /// The rows that are in sight, be it in part.
  package var visible: ArraySlice<Row> {
    model.rows[top..<endOfSight]
  }
}

// What changes.
extension ListScreen {
  package mutating func show(_ model: ListContent) {
    let (selectedID, topID) = (selected?.id, self.model.rows.dropFirst(top).first?.id)
    self.model = model
    selection = index(of: selectedID, before: selection)
    top = index(of: topID, before: top)
    settle()
  }

  package mutating func resize(to size: TerminalSize) {
    self.size = size
    settle()
  }

  /// Where a row is now; the place that it had if it is gone.
  private func index(of id: Row.ID?, before: Int) -> Int {
    let rows = model.rows
    if let id, let index = rows.firstIndex(where: { $0.id == id }) { return index }
    return clamped(before)
  }

  private func clamped(_ index: Int) -> Int {
    max(min(index, model.rows.count - 1), 0)
  }
}

// What a reader does.
extension ListScreen {
  package mutating func move(by count: Int) {
    selection = clamped(selection + count)
    settle()
  }

  package mutating func moveToTop() {
    selection = 0
    settle()
  }

  package mutating func moveToBottom() {
    selection = clamped(.max)
    settle()
  }

  /// Turns pages; the row that was cut off at the bottom comes whole at the top.
  package mutating func page(by count: Int) {
    for _ in 0..<min(abs(count), model.rows.count) {
      if count > 0 { pageDown() } else { pageUp() }
    }
  }

  private mutating func pageDown() {
    let next = endOfWholeRows
    selection = next < model.rows.count ? max(next, top + 1) : clamped(.max)
    top = selection
    settle()
  }

  private mutating func pageUp() {
    selection = top == 0 ? 0 : firstRow(endingAbove: top)
    top = selection
    settle()
  }
}

// What is in sight.
extension ListScreen {
  private var height: Int { Surroundings.contentRows(in: size) }

  private func height(of index: Int) -> Int {
    model.rows[index].lines(width: size.columns, isSelected: false).count
  }

  /// The first row of those above another that fit on the screen together.
  private func firstRow(endingAbove end: Int, room: Int? = nil) -> Int {
    var room = room ?? height
    var first = end
    while first > 0 {
      room -= height(of: first - 1)
      guard room >= 0 else { break }
      first -= 1
    }
    return min(first, max(end - 1, 0))
  }

  private var endOfWholeRows: Int {
    var room = height
    return model.rows.indices[top...].first { index in
      room -= height(of: index)
      return room < 0
    } ?? model.rows.count
  }

  private var endOfSight: Int {
    var room = height
    return model.rows.indices[top...].first { index in
      defer { room -= height(of: index) }
      return room <= 0
    } ?? model.rows.count
  }

  /// Has the selection in sight, and nothing empty at the bottom that rows could fill.
  private mutating func settle() {
    let count = model.rows.count
    guard count > 0 else {
      top = 0
      return
    }
    let footer = model.footer == nil ? 0 : 1
    let isLast = selection == count - 1
    let lowest = firstRow(endingAbove: selection + 1, room: height - (isLast ? footer : 0))
    top = min(max(top, lowest), selection)
    top = min(top, firstRow(endingAbove: count, room: height - footer))
  }
}

// What is drawn.
extension ListScreen {
  package var frame: Frame {
    model.surroundings.frame(around: content, in: size)
  }

  private var content: [Line] {
    guard !model.rows.isEmpty else {
      return TextLayout.wrap(model.placeholder, width: size.columns).map { Line($0) }
    }
    let lines = (top..<endOfSight).flatMap { index in
      model.rows[index].lines(width: size.columns, isSelected: index == selection)
    }
    let footer = endOfSight == model.rows.count ? model.footer : nil
    return lines + (footer.map { [Line("  " + $0, .faint)] } ?? [])
  }
}
