import Foundation

/// A type of ids that can be made on this device.
package nonisolated protocol NewIdentity {
  /// An id that nothing else has.
  static func new() -> Self
}

nonisolated extension UUID: NewIdentity {
  package static func new() -> UUID { UUID() }
}

nonisolated extension String: NewIdentity {
  package static func new() -> String { UUID().uuidString }
}

nonisolated extension Int: NewIdentity {
  package static func new() -> Int { Int(Int64.new()) }
}

/// JavaScript and JSON know whole numbers up to 2⁵³ exactly.
nonisolated extension Int64: NewIdentity {
  package static func new() -> Int64 { .random(in: 1...(1 << 53)) }
}
