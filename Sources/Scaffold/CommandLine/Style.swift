/// How words are set off on a terminal.
struct Style: Sendable {
  /// What our own escape sequences start with; `nil` for plain text.
  let mark: String?

  static let plain = Style(mark: nil)
  static let colored = Style(mark: "\u{1B}")

  /// - Parameter key: a number that nobody can know who writes a text into a project: it tells our
  ///   own escape sequences from theirs until the text is shown.
  static func colored(by key: UInt64) -> Style {
    Style(mark: "\u{1B}" + String(key, radix: 36))
  }

  func bold(_ text: String) -> String { set(text, 1) }
  func dim(_ text: String) -> String { set(text, 2) }
  func red(_ text: String) -> String { set(text, 31) }
  func green(_ text: String) -> String { set(text, 32) }
  func yellow(_ text: String) -> String { set(text, 33) }
  func cyan(_ text: String) -> String { set(text, 36) }

  private func set(_ text: String, _ code: Int) -> String {
    mark.map { "\($0)[\(code)m\(text)\($0)[0m" } ?? text
  }
}
