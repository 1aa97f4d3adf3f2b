@propertyWrapper public struct Namespace {
  public struct ID: Hashable, Sendable {}
  public init() { declared() }
  public var wrappedValue: Namespace.ID { declared() }
}
