import BaseData
import Core
import Foundation

nonisolated extension WireEpoch {
  /// The moment this stands for; `path` says where it stood, should it stand for none.
  package func parsed(at path: String) throws(AppError) -> Date {
    try date.parsed(at: path)
  }
}

nonisolated extension Optional {
  /// As above; nothing stands for no moment.
  package func parsed<Unit>(
    at path: String
  ) throws(AppError) -> Date? where Wrapped == WireEpoch<Unit> {
    try map(\.date).parsed(at: path)
  }
}

nonisolated extension Array {
  /// The moments these stand for.
  package func parsed<Unit>(
    at path: String
  ) throws(AppError) -> [Date] where Element == WireEpoch<Unit> {
    try map(\.date).parsed(at: path)
  }
}

nonisolated extension Dictionary where Key == String {
  /// The moments that those under each key stand for.
  package func parsed<Unit>(
    at path: String
  ) throws(AppError) -> [String: Date] where Value == WireEpoch<Unit> {
    try mapped(at: path) { wire, path throws(AppError) in try wire.parsed(at: path) }
  }

  /// The moments that those in the list under each key stand for.
  package func parsed<Unit>(
    at path: String
  ) throws(AppError) -> [String: [Date]] where Value == [WireEpoch<Unit>] {
    try mapped(at: path) { wires, path throws(AppError) in try wires.parsed(at: path) }
  }
}
