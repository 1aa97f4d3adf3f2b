import BaseData

nonisolated extension SharedMemory {
  /// The memory that the screens of one test share.
  package static var empty: SharedMemory { SharedMemory() }
}
