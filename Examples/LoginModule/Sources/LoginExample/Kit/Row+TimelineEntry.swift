import TerminalFace
import TimelineView

extension Row {
  init(_ entry: TimelineEntry, _ dates: StatusDate) {
    switch entry {
    case .status(let row):
      self.init(
        id: entry.rowID, title: row.authorText, mark: row.dateText(dates),
        text: row.wholeText)
    case .gap(let row):
      self.init(gap: entry.rowID, title: row.text)
    case .unreadable(let row):
      self.init(gap: entry.rowID, title: row.text)
    }
  }
}

extension TimelineEntry {
  /// What the row is known by in the terminal.
  var rowID: Row.ID {
    switch id {
    case .status(let id): "\(id)"
    case .gap(let id): "below \(id)"
    case .unreadable(let id): "unreadable below \(id)"
    }
  }
}

extension StatusRow {
  fileprivate var wholeText: String {
    [text, retweetedText].compactMap { $0 }.joined(separator: "\n")
  }
}

extension StatusDetail {
  /// The post, and below it the one that it repeats.
  var wholeText: String {
    [text, retweetedText].compactMap { $0 }.joined(separator: "\n\n")
  }
}
