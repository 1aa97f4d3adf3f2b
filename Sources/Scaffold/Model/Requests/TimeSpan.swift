import Templates

/// A length of time as people type it: `60s`, `5m`, `2h` or `1d`.
struct TimeSpan: Equatable, Sendable {
  private let count: Int
  private let unit: Unit

  private enum Unit: Character {
    case second = "s"
    case minute = "m"
    case hour = "h"
    case day = "d"

    var seconds: Int {
      switch self {
      case .second: 1
      case .minute: 60
      case .hour: 3_600
      case .day: 86_400
      }
    }
  }

  init(_ text: String) throws(InvalidRequest) {
    let digits = text.dropLast()
    guard let unit = text.last.flatMap(Unit.init), (1...5).contains(digits.count),
      digits.utf8.allSatisfy({ 48...57 ~= $0 }), let count = Int(digits), count > 0
    else { throw InvalidRequest(text, .badTime) }
    (self.count, self.unit) = (count, unit)
  }

  /// The time as templates see it: its seconds, and how a comment says it.
  var value: Value {
    [
      "seconds": .number(count * unit.seconds),
      "words": .text("\(count) \(unit)\(count == 1 ? "" : "s")"),
    ]
  }
}

extension TimeSpan: CustomStringConvertible {
  var description: String { "\(count)\(unit.rawValue)" }
}
