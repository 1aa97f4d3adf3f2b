@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { declared() }
  public var wrappedValue: Value { declared() }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { declared() }
    set { declared() }
  }

  public var dismiss: DismissAction { declared() }
  public var isPresented: Bool { declared() }
  public var scenePhase: ScenePhase { declared() }
  public var isEnabled: Bool = declared()
}

@MainActor @preconcurrency public struct DismissAction {
  public func callAsFunction() { declared() }
}

extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { Modified() }
}
