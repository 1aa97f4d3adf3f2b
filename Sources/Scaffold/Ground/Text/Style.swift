/// How words are set off on a terminal.
package struct Style: Sendable {
  /// The start of our own escape sequences; `nil` for plain text.
  package let mark: String?

  package static let plain = Style(mark: nil)
  static let colored = Style(mark: "\u{1B}")

  /// - Parameter key: a number that nobody can know who writes a text into a project: it distinguishes our
  ///   own escape sequences from theirs until the text is shown.
  package static func colored(by key: UInt64) -> Style {
    Style(mark: "\u{1B}" + String(key, radix: 36))
  }

  package func bold(_ text: String) -> String { set(text, 1) }
  package func dim(_ text: String) -> String { set(text, 2) }
  package func red(_ text: String) -> String { set(text, 31) }
  package func green(_ text: String) -> String { set(text, 32) }
  package func yellow(_ text: String) -> String { set(text, 33) }
  package func cyan(_ text: String) -> String { set(text, 36) }

  private func set(_ text: String, _ code: Int) -> String {
    mark.map { "\($0)[\(code)m\(text)\($0)[0m" } ?? text
  }
}
