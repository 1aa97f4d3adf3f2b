/// A text on the screen, such as a post as a whole, and how far its reader is.
package struct PageScreen: Hashable, Sendable {
  package var surroundings: Surroundings
  package private(set) var text: String
  package private(set) var size: TerminalSize
  private var lines: [String]
  private var top = 0

  package init(_ surroundings: Surroundings, text: String, size: TerminalSize) {
    self.surroundings = surroundings
    self.text = text
    self.size = size
    lines = TextLayout.wrap(text, width: size.columns)
  }

  package mutating func show(_ surroundings: Surroundings, text: String) {
    self.surroundings = surroundings
    self.text = text
    layOut()
  }

  package mutating func resize(to size: TerminalSize) {
    self.size = size
    layOut()
  }

  package mutating func move(by count: Int) {
    top = max(min(top + count, lines.count - height), 0)
  }

  package mutating func page(by count: Int) {
    move(by: count * max(height - 1, 1))
  }

  package var frame: Frame {
    surroundings.frame(around: lines.dropFirst(top).map { Line($0) }, in: size)
  }
}

extension PageScreen {
  private var height: Int { Surroundings.contentRows(in: size) }

  private mutating func layOut() {
    lines = TextLayout.wrap(text, width: size.columns)
    move(by: 0)
  }
}
