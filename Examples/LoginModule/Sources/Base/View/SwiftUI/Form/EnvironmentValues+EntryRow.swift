#if canImport(SwiftUI)
  import SwiftUI

  nonisolated extension EnvironmentValues {
    /// What the row of a list is called that a field stands in, such as `Label 2`.
    @Entry var entryRow: String?
  }
#endif
