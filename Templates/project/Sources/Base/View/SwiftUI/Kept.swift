#if canImport(SwiftUI)
  import Combine
  import SwiftUI

  /// An object that a view makes when it is first on screen, and keeps for as long as it is there.
  ///
  /// The view itself is made anew each time its parent is drawn. Before Xcode 27, a `State` would
  /// get a new value each time, and throw it away. What is kept is made once; what changes in it is
  /// observed as ever.
  @MainActor @propertyWrapper
  package struct Kept<Value>: DynamicProperty {
    @StateObject private var box: Box

    /// - Parameter make: Makes the value. It is called once in the life of the view.
    package init(wrappedValue make: @autoclosure @escaping @MainActor () -> Value) {
      _box = StateObject(wrappedValue: Box(make()))
    }

    package var wrappedValue: Value { box.value }

    /// Only for its life: it says nothing of changes.
    private final class Box: ObservableObject {
      let value: Value

      init(_ value: Value) {
        self.value = value
      }
    }
  }
#endif
