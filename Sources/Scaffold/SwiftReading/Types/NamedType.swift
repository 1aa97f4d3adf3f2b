/// The first place at which a file names something that may be a type.
public struct NamedType: Equatable, Sendable {
  public let key: NameKey
  public let line: Int32
  public let column: Int32
}
