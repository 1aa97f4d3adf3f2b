import BaseData

nonisolated extension SharedMemory {
  /// What the screens of one test have in common.
  package static var empty: SharedMemory { SharedMemory() }
}
