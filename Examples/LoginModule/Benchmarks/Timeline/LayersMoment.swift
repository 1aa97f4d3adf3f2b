import BaseData
import Foundation

/// When a post was written, read as the layers read it.
struct LayersMoment: RawMoment {
  private let date: Date

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard case .date(let date) = WireDate(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no date")
    }
    self.date = date
  }

  init(_ statement: OpaquePointer?, column: Int32) {
    date = Date(statement, column: column)
  }

  func bind(to statement: OpaquePointer?, column: Int32) {
    date.bind(to: statement, column: column)
  }
}
