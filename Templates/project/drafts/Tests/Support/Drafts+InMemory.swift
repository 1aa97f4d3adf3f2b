import BaseBusiness
import BaseData

nonisolated extension Drafts {
  /// Drafts that are gone when the test ends.
  package static func inMemory() -> Drafts { Drafts(in: MemoryStore()) }
}
