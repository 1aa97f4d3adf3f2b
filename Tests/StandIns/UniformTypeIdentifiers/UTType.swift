public struct UTType: Hashable, Sendable {
  public static let image: UTType = declared()

  public var identifier: String { declared() }
}
