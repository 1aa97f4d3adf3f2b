import SwiftUI

// refused: main actor-isolated property 'environment' can not be referenced from a nonisolated
#if WRONG
  func nonisolatedContext<Screen>(
    _ context: UIViewControllerRepresentableContext<Screen>
  ) -> EnvironmentValues {
    context.environment
  }
#else
  @MainActor func nonisolatedContext<Screen>(
    _ context: UIViewControllerRepresentableContext<Screen>
  ) -> EnvironmentValues {
    context.environment
  }
#endif
