@propertyWrapper public struct State<Value> {
  public init(wrappedValue value: Value) { declared() }
  public init(initialValue value: Value) { declared() }
  public var wrappedValue: Value {
    get { declared() }
    nonmutating set { declared() }
  }
  public var projectedValue: Binding<Value> { declared() }
}

extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { declared() }
  public init(projectedValue: Binding<Value>) { declared() }
  public init?(_ base: Binding<Value?>) { declared() }
  public var wrappedValue: Value {
    get { declared() }
    nonmutating set { declared() }
  }
  public var projectedValue: Binding<Value> { declared() }
  public static func constant(_ value: Value) -> Binding<Value> { declared() }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { declared() }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public init(projectedValue: Bindable<Value>) { declared() }
  public var wrappedValue: Value = declared()
  public var projectedValue: Bindable<Value> { declared() }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { declared() }
  public init(_ wrappedValue: Value) { declared() }
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { declared() }
}
