#if canImport(SwiftUI)
  import SwiftUI

  private nonisolated struct EntryRowKey: EnvironmentKey {
    static var defaultValue: String? { nil }
  }

  nonisolated extension EnvironmentValues {
    /// What the row of a list is called that a field stands in, such as `Label 2`.
    var entryRow: String? {
      get { self[EntryRowKey.self] }
      set { self[EntryRowKey.self] = newValue }
    }
  }
#endif
