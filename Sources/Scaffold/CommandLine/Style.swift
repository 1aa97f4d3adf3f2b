/// How words are set off on a terminal.
struct Style: Sendable {
  private let isColored: Bool

  static let plain = Style(isColored: false)
  static let colored = Style(isColored: true)

  func bold(_ text: String) -> String { set(text, 1) }
  func dim(_ text: String) -> String { set(text, 2) }
  func red(_ text: String) -> String { set(text, 31) }
  func green(_ text: String) -> String { set(text, 32) }
  func yellow(_ text: String) -> String { set(text, 33) }
  func cyan(_ text: String) -> String { set(text, 36) }

  private func set(_ text: String, _ code: Int) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
