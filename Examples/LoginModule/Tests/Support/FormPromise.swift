/// A promise of a form, by what becomes of what is entered.
package nonisolated enum FormPromise: CaseIterable, Sendable {
  case server, refusal
  case latest, fullDisk
  case onDevice, noRoom, ownID

  /// Those of a form that is sent to a server.
  package static let sent = [server, refusal]
  /// Those of a form that is sent to a server, and what comes back is kept.
  package static let kept = sent + [latest, fullDisk]
  /// Those of a form that is held in memory.
  package static let held = [onDevice, latest]
  /// Those of a form that stays on this device.
  package static let local = held + [noRoom]
}
