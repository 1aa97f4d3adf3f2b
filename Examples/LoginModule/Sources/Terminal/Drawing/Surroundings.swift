/// What stands around the content of every screen: a title above it, a notice and help below.
package struct Surroundings: Hashable, Sendable {
  package var title: String
  /// What holds on every screen, such as that the connection is cut; it stands before the status.
  package var mark = ""
  /// What is going on, at the end of the title's line.
  package var status: String
  /// What went wrong, or should be known.
  package var notice: String?
  /// The keys that do something here.
  package var help: String

  package init(title: String, status: String = "", notice: String? = nil, help: String = "") {
    self.title = title
    self.status = status
    self.notice = notice
    self.help = help
  }
}

extension Surroundings {
  private static let rows = 3

  /// How many rows are left for the content. A terminal too small for both shows the content.
  static func contentRows(in size: TerminalSize) -> Int {
    size.rows > rows ? size.rows - rows : size.rows
  }

  /// The title, and at the other end of its line what there is to know.
  func heading(width: Int) -> String {
    let signs = [mark, status].filter { !$0.isEmpty }
    return TextLayout.sides(title, signs.joined(separator: " · "), width: width)
  }

  /// - Parameter cursor: A place in the content.
  func frame(
    around content: some Collection<Line>, in size: TerminalSize, cursor: Frame.Place? = nil
  ) -> Frame {
    guard size.rows > Self.rows else { return Frame(Array(content), size: size, cursor: cursor) }
    let height = Self.contentRows(in: size)
    let space = Array(repeating: Line.empty, count: max(height - content.count, 0))
    return Frame(
      [Line(heading(width: size.columns), .title)] + content.prefix(height) + space
        + [Line(notice ?? "", .notice), Line(help, .faint)],
      size: size,
      cursor: cursor.map { Frame.Place(row: $0.row + 1, column: $0.column) })
  }
}
