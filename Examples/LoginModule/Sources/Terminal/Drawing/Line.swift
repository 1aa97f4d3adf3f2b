/// A line of the screen. Its text is harmless, wherever it came from.
package struct Line: Hashable, Sendable {
  package let text: String
  package let style: LineStyle

  package static let empty = Line("")

  package init(_ text: String, _ style: LineStyle = .text) {
    self.init(text, style, width: .max)
  }

  init(_ text: String, _ style: LineStyle, width: Int) {
    self.text = TextLayout.cut(text, to: width)
    self.style = style
  }
}
