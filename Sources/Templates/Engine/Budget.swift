/// How much one rendering may do, so that no template keeps a tool busy or fills the memory.
///
/// Every node, every turn of a loop and every operand is a step; every text that is written, kept,
/// compared or given to a filter costs its bytes.
public struct Budget: Equatable, Sendable {
  /// How many steps a rendering may take.
  public var steps: Int
  /// How many bytes of text a rendering may work on.
  public var bytes: Int

  /// A budget of one's own.
  public init(steps: Int, bytes: Int) {
    self.steps = steps
    self.bytes = bytes
  }

  /// Far more than a source file needs, and less than a second of work.
  public static let standard = Budget(steps: 1_000_000, bytes: 20_000_000)
}
