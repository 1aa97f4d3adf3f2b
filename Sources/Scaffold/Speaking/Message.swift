/// A text for people: a phrase of English with values in it, said in the language of the run.
///
/// It is written as a literal, `"there is no module `\(name)`"`; its phrase is the text with `%@` for
/// each value, by which a `Wording` finds the same in another language.
package struct Message: Sendable {
  /// The English, with `%@` where a value stands.
  package private(set) var phrase: String
  private var values: [Value]

  /// The values in a phrase.
  fileprivate enum Value: Sendable {
    case text(String)
    case message(Message)
  }

  /// A text that is the same in all languages, such as a name.
  package init(verbatim text: String) {
    phrase = "%@"
    values = [.text(text)]
  }

  /// A phrase without values that is known only when the tool runs.
  package init(term: String) {
    phrase = term
    values = []
  }

  package init(_ message: Message) { self = message }
}

extension Message {
  /// The text in the language of the run.
  package var text: String { text(in: .current) }

  package func text(in wording: Wording) -> String {
    let phrase = wording.phrase?(phrase) ?? phrase
    return values.isEmpty ? phrase : filled(phrase, in: wording)
  }

  /// Puts values where `%@` stands, one after the other, or `%2$@`, which is the second one.
  private func filled(_ phrase: String, in wording: Wording) -> String {
    var (result, next) = (SpacedText(isSpacing: wording.isSpaced), 0)
    var rest = phrase[...]
    while let sign = rest.firstIndex(of: "%") {
      result.add(rest[..<sign], .phrase)
      rest = rest[sign...].dropFirst()
      let digits = rest.prefix { $0.isWholeNumber }
      let behind = rest.dropFirst(digits.count)
      if rest.first == "@" {
        if values.indices.contains(next) { values[next].add(to: &result, in: wording) }
        next += 1
        rest = rest.dropFirst()
      } else if behind.hasPrefix("$@"), let place = Int(digits),
        values.indices.contains(place - 1)
      {
        values[place - 1].add(to: &result, in: wording)
        rest = behind.dropFirst(2)
      } else {
        result.add("%", .phrase)
      }
    }
    result.add(rest, .phrase)
    return result.text
  }

  /// One phrase of two that were too long for a line.
  package static func + (start: Message, end: Message) -> Message {
    var message = start
    message.phrase += end.phrase
    message.values += end.values
    return message
  }
}

extension Message.Value {
  fileprivate func add(to text: inout SpacedText, in wording: Wording) {
    switch self {
    case .text(let value): text.add(value, .verbatim)
    case .message(let message): text.add(message.text(in: wording), .said)
    }
  }
}

extension Message: Equatable {
  package static func == (left: Message, right: Message) -> Bool { left.text == right.text }
}

extension Message: CustomStringConvertible {
  package var description: String { text }
}

extension Message: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) {
    phrase = text
    values = []
  }

  package init(stringInterpolation parts: StringInterpolation) { self = parts.message }

  /// Collects the parts of a literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var message = Message(term: "")

    package init(literalCapacity: Int, interpolationCount: Int) {
      message.phrase.reserveCapacity(literalCapacity + 2 * interpolationCount)
      message.values.reserveCapacity(interpolationCount)
    }

    package mutating func appendLiteral(_ text: String) { message.phrase += text }

    /// A name or a number. A line break in it would begin a line that nobody has said.
    package mutating func appendInterpolation(_ value: some Any) {
      append(.text("\(value)".inOneLine))
    }

    package mutating func appendInterpolation(lines: String) { append(.text(lines)) }

    package mutating func appendInterpolation(_ message: Message) { append(.message(message)) }

    /// A word that has another one in each language, such as `a list`.
    package mutating func appendInterpolation(term: String) {
      append(.message(Message(term: term)))
    }

    /// A number and what it counts: `1 file`, `2 files`.
    package mutating func appendInterpolation(counting count: Int, _ noun: String) {
      var counted = Message(term: count == 1 ? "%@ \(noun)" : "%@ \(noun)s")
      counted.values = [.text("\(count)")]
      append(.message(counted))
    }

    private mutating func append(_ value: Value) {
      message.phrase += "%@"
      message.values.append(value)
    }
  }
}

extension Sequence<Message> {
  package func joined(separator: String = "") -> String {
    map(\.text).joined(separator: separator)
  }
}

extension Message {
  /// A sentence, and another one that goes on from it: what is wrong, and the way out.
  package static func row(_ start: String, _ end: String) -> Message {
    "\(lines: start); \(lines: end)"
  }

  /// Those that are there, one going on from the other; `nil` for none.
  package static func inARow(_ messages: [Message?]) -> Message? {
    let messages = messages.compactMap(\.self)
    guard let first = messages.first else { return nil }
    return messages.dropFirst().reduce(first) { "\($0); \($1)" }
  }
}
