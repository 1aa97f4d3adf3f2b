/// Fields on the screen that are filled in one after the other.
package struct FormScreen: Hashable, Sendable {
  /// A line to fill in, with what is wrong with it.
  package struct Field: Hashable, Sendable {
    package let label: String
    package var editor: LineEditor
    package var error: String?

    package init(_ label: String, text: String = "", isSecret: Bool = false) {
      self.label = label
      editor = LineEditor(text, isSecret: isSecret)
    }
  }

  /// What a key comes to.
  package enum Outcome: Hashable, Sendable {
    case editing
    case submitted
    /// The key is none of the form's.
    case refused
  }

  package var surroundings: Surroundings
  package var fields: [Field]
  package private(set) var size: TerminalSize
  private var focus = 0

  package init(_ surroundings: Surroundings, fields: [Field], size: TerminalSize) {
    self.surroundings = surroundings
    self.fields = fields
    self.size = size
  }
}

extension FormScreen {
  package mutating func resize(to size: TerminalSize) {
    self.size = size
  }

  /// Goes to a field, such as the one that something is wrong with.
  package mutating func focus(on field: Int) {
    focus = max(min(field, fields.count - 1), 0)
  }

  package mutating func take(_ key: Key) -> Outcome {
    switch key {
    case .enter where focus == fields.count - 1:
      return .submitted
    case .enter, .tab, .down:
      focus(on: focus + 1)
    case .backTab, .up:
      focus(on: focus - 1)
    default:
      guard fields.indices.contains(focus), fields[focus].editor.take(key) else { return .refused }
      fields[focus].error = nil
    }
    return .editing
  }
}

// What is drawn.
extension FormScreen {
  private static let leastFieldWidth = 8

  /// Where not all fields fit, the one that is typed in is in sight.
  package var frame: Frame {
    var lines: [Line] = []
    var cursor: Frame.Place?
    for (index, field) in fields.enumerated() {
      let label = self.label(of: field) + ": "
      let start = TextLayout.width(of: label.harmless)
      let drawing = field.editor.drawing(width: max(size.columns - start, 1))
      if index == focus { cursor = Frame.Place(row: lines.count, column: start + drawing.cursor) }
      lines.append(Line(label + drawing.text))
      if let error = field.error { lines.append(Line("  " + error, .notice)) }
    }
    let above = max((cursor?.row ?? 0) + 1 - Surroundings.contentRows(in: size), 0)
    return surroundings.frame(
      around: lines.dropFirst(above), in: size,
      cursor: cursor.map { Frame.Place(row: $0.row - above, column: $0.column) })
  }

  /// Cut where it would leave no room to type.
  private func label(of field: Field) -> String {
    TextLayout.cut(field.label, to: max(size.columns - Self.leastFieldWidth - 2, 1))
  }
}
