@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { declared() }
  public var wrappedValue: Value { declared() }
}

public struct EnvironmentValues {
  public var dismiss: DismissAction { declared() }
  public var isEnabled: Bool = declared()
}

@MainActor @preconcurrency public struct DismissAction {
  public func callAsFunction() { declared() }
}
