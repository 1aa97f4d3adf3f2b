import SwiftReading

extension SwiftSource {
  /// The words, signs and literals of a text that is merged.
  ///
  /// There are none for a text whose brackets, literals or comments do not fit, or stand too deep.
  init?(merging text: some Sequence<UInt8>, deepest: Int = Self.deepest) {
    self.init(Array(text), countsLines: false, hasWholeLiterals: true)
    guard isWhole, depth <= deepest else { return nil }
  }

  /// True if nothing but its depth keeps a text from being merged.
  static func isTooDeep(_ text: Text) -> Bool {
    SwiftSource(merging: text) == nil && SwiftSource(merging: text, deepest: .max) != nil
  }

  /// How many brackets and conditions stand in one another at most, so that reading and merging
  /// them needs little of the stack. Nobody can say of deeper code whether a merge has kept it: where
  /// both sides changed it, it is a conflict.
  static let deepest = 30

  private var depth: Int {
    var (depth, brackets, conditions) = (0, 0, 0)
    for index in tokens.indices {
      if says("#", at: index), touchesLast(index + 1) {
        let change = says("if", at: index + 1) ? 1 : says("endif", at: index + 1) ? -1 : 0
        conditions = max(0, conditions + change)
      }
      brackets += bracket(at: index)
      depth = max(depth, brackets + conditions)
    }
    return depth
  }
}
