/// A unit in which a server counts from the beginning of 1970 on.
package nonisolated protocol EpochUnit: Sendable {
  static var perSecond: Double { get }
}

/// Seconds since 1970.
package nonisolated enum EpochSeconds: EpochUnit {
  package static let perSecond = 1.0
}

/// Milliseconds since 1970.
package nonisolated enum EpochMilliseconds: EpochUnit {
  package static let perSecond = 1_000.0
}
