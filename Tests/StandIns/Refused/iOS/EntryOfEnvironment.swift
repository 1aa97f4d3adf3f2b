import SwiftUI

// refused: cannot convert
extension EnvironmentValues {
  #if WRONG
    @Entry var width: CGFloat = ""
  #else
    @Entry var width: CGFloat = 1
  #endif
}
