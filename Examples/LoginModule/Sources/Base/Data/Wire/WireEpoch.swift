import Foundation

/// A moment as servers count it: a number of seconds or milliseconds since 1970.
package nonisolated struct WireEpoch<Unit: EpochUnit>: Hashable, Sendable {
  /// The moment; what is none is kept as it is.
  package let date: WireDate

  package init(_ date: Date) {
    self.date = WireDate(date)
  }

  package init(_ count: Double) {
    date = Self.date(of: count)
  }

  /// A number as text, or a date as any other server writes it.
  package init(_ text: String) {
    let count = Double(text).flatMap { $0.isFinite ? $0 : nil }
    date = count.map(Self.date) ?? WireDate(text)
  }

  private static func date(of count: Double) -> WireDate {
    let date = Date(timeIntervalSince1970: count / Unit.perSecond)
    return date.hasFourDigits ? WireDate(date) : .unreadable("\(count)")
  }
}

package typealias WireSeconds = WireEpoch<EpochSeconds>
package typealias WireMilliseconds = WireEpoch<EpochMilliseconds>

nonisolated extension Date {
  /// The value for a server that counts seconds.
  package var wireSeconds: WireSeconds { WireSeconds(self) }
  /// The value for a server that counts milliseconds.
  package var wireMilliseconds: WireMilliseconds { WireMilliseconds(self) }
}

nonisolated extension [Date] {
  package var wireSeconds: [WireSeconds] { map(\.wireSeconds) }
  package var wireMilliseconds: [WireMilliseconds] { map(\.wireMilliseconds) }
}

nonisolated extension WireEpoch: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  package init(integerLiteral number: Int) { self.init(Double(number)) }
  package init(stringLiteral text: String) { self.init(text) }
}

nonisolated extension WireEpoch: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self.init(text)
    } else {
      self.init(try container.decode(Double.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard case .date(let date) = date else { return try container.encode(self.date.text) }
    // As a fraction of seconds, a millisecond may be a little less or more.
    let count = (date.timeIntervalSince1970 * 1_000).rounded() / 1_000 * Unit.perSecond
    if let whole = Int64(exactly: count) {
      try container.encode(whole)
    } else {
      try container.encode(count)
    }
  }
}
