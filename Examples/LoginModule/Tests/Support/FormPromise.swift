/// A promise of a form, by what becomes of what is entered.
package nonisolated enum FormPromise: Sendable {
  case onDevice, latest, noRoom, ownID

  /// Those of a form that is held in memory.
  package static let held = [onDevice, latest]
  /// Those of a form that stays on this device.
  package static let local = held + [noRoom]
}
