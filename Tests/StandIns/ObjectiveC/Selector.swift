/// What `#selector` makes: the compiler looks for it in the module of this name, and in it for a
/// pointer.
public struct Selector: Hashable, @unchecked Sendable {
  var ptr: OpaquePointer

  public init(_ str: String) { fatalError() }
}
