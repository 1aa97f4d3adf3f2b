#if canImport(SwiftUI)
  import SwiftUI

  nonisolated extension EnvironmentValues {
    /// The name of the row of a list in which a field stands, such as `Label 2`.
    @Entry var entryRow: String?
  }
#endif
