import BaseData
import Core
import Foundation

nonisolated extension Dictionary where Key == String {
  /// The values made of each one, of which the path says where it stood.
  func mapped<Parsed>(
    at path: String, _ make: (Value, String) throws(AppError) -> Parsed
  ) throws(AppError) -> [String: Parsed] {
    var parsed: [String: Parsed] = [:]
    for (key, value) in self { parsed[key] = try make(value, "\(path).\(key)") }
    return parsed
  }

  /// The values that those under each key stand for.
  package func parsed<Parsed: WireValue>(
    at path: String, as type: Parsed.Type = Parsed.self
  ) throws(AppError) -> [String: Parsed] where Value == Parsed.Wire {
    try mapped(at: path) { wire, path throws(AppError) in try wire.parsed(at: path, as: type) }
  }

  /// The values that those in the list under each key stand for.
  package func parsed<Parsed: WireValue>(
    at path: String, as type: Parsed.Type = Parsed.self
  ) throws(AppError) -> [String: [Parsed]] where Value == [Parsed.Wire] {
    try mapped(at: path) { wires, path throws(AppError) in try wires.parsed(at: path, as: type) }
  }
}
