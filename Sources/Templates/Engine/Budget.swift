/// How much one rendering, or the reading of one document, may do: no template and no file keeps a
/// tool busy, fills the memory or exhausts the stack.
///
/// In a template, every node, every turn of a loop and every operand is a step; every text that is
/// written, kept, compared or given to a filter costs its bytes.
public struct Budget: Equatable, Sendable {
  /// How many steps may be taken.
  public var steps: Int
  /// How many bytes of text may be worked on.
  public var bytes: Int
  /// How deep values may stand in one another.
  package var depth = Nesting.limit

  /// A budget of one's own.
  public init(steps: Int, bytes: Int) {
    self.steps = steps
    self.bytes = bytes
  }

  /// Far more than a source file needs, and less than a second of work.
  public static let standard = Budget(steps: 1_000_000, bytes: 20_000_000)

  /// For a file that somebody else wrote: many times what the descriptions of large APIs take.
  package static let document: Budget = {
    var budget = Budget(steps: 4_000_000, bytes: 64 << 20)
    budget.depth = 100
    return budget
  }()
}
