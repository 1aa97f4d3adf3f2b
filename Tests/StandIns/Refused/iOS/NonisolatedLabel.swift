import UIKit

// refused: main actor-isolated property 'text' can not be mutated from a nonisolated context
#if WRONG
  func nonisolatedLabel(_ label: UILabel) {
    label.text = ""
  }
#else
  @MainActor func nonisolatedLabel(_ label: UILabel) {
    label.text = ""
  }
#endif
