@propertyWrapper public struct FocusState<Value: Hashable> {
  @propertyWrapper public struct Binding {
    let value: Value
    public var wrappedValue: Value {
      get { declared() }
      nonmutating set { declared() }
    }
    public var projectedValue: FocusState<Value>.Binding { declared() }
  }

  public init() where Value == Bool { declared() }
  public init<T: Hashable>() where Value == T? { declared() }
  public var wrappedValue: Value {
    get { declared() }
    nonmutating set { declared() }
  }
  public var projectedValue: FocusState<Value>.Binding { declared() }
}

extension View {
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { Modified() }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { Modified() }
}

extension View {
  @available(iOS 18.0, macOS 15.0, *)
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { Modified() }
  @available(iOS 18.0, macOS 15.0, *)
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V)
    -> some View
  { Modified() }
}
