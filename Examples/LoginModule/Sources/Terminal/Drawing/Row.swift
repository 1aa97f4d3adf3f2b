/// One of the things in a list.
package struct Row: Hashable, Sendable, Identifiable {
  package enum Kind: Hashable, Sendable {
    case item
    /// Where something is missing between two others.
    case gap
  }

  /// What it is known by when the list has changed.
  package let id: String
  package let kind: Kind
  package let title: String
  /// What stands at the end of the title's line, such as a date.
  package let mark: String
  package let text: String

  package init(id: String, title: String, mark: String = "", text: String = "") {
    self.id = id
    self.kind = .item
    self.title = title
    self.mark = mark
    self.text = text
  }

  package init(gap id: String, title: String) {
    self.id = id
    self.kind = .gap
    self.title = title
    self.mark = ""
    self.text = ""
  }
}

extension Row {
  private static let textLines = 2
  /// How much of the title has to be seen beside the mark, which else is left out.
  private static let leastTitle = 6
  private static let marker = "› "
  private static let margin = "  "

  /// The lines that stand for it in a list. The marker says what is selected where no colour does.
  func lines(width: Int, isSelected: Bool) -> [Line] {
    let start = isSelected ? Self.marker : Self.margin
    let room = max(width - 2, 1)
    let head =
      switch kind {
      case .item: TextLayout.sides(title, fits(room) ? mark : "", width: room)
      case .gap: "··· " + TextLayout.cut(title, to: max(room - 8, 1)) + " ···"
      }
    let rest = text.isEmpty ? [] : TextLayout.wrap(text, width: room, limit: Self.textLines)
    return [Line(start + head, isSelected ? .selected : kind == .gap ? .notice : .name)]
      + rest.map { Line(Self.margin + $0) }
  }

  private func fits(_ room: Int) -> Bool {
    let least = min(TextLayout.width(of: title.harmless), Self.leastTitle)
    return least + 1 + TextLayout.width(of: mark) <= room
  }
}
