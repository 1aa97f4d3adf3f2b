@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  public init(wrappedValue: Value, _ key: String) where Value == String { declared() }
  public var wrappedValue: Value {
    get { declared() }
    nonmutating set { declared() }
  }
  public var projectedValue: Binding<Value> { declared() }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == String? { declared() }
}
