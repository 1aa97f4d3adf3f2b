import Combine

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    declared()
  }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { declared() }
}
