import Foundation

/// Where in a list somebody reads: the rows in sight, and how far down the screen each begins.
///
/// When rows come and go, or something above the list does, the topmost of these rows that is left
/// is held where it was. Whoever is at the top of the list stays there as long as the first row
/// does.
nonisolated struct ReadingPosition<ID: Hashable & Sendable>: Sendable {
  /// A row in sight.
  struct Mark: Sendable {
    let id: ID
    /// How far down the screen the row begins, in points; less than 0 if it begins above it.
    let top: CGFloat
  }

  private let marks: [Mark]
  private let isAtTop: Bool

  /// - Parameters:
  ///   - marks: From the top.
  ///   - isAtTop: Whether there is nothing above them.
  init(_ marks: [Mark], isAtTop: Bool) {
    self.marks = marks
    self.isAtTop = isAtTop
  }
}

nonisolated extension ReadingPosition {
  /// How far a list has to be scrolled to be at this position, in points.
  ///
  /// - Parameters:
  ///   - offset: How far it is scrolled.
  ///   - limits: How far it can be.
  ///   - first: Its first row.
  ///   - top: How far down the screen a row begins now; `nil` if it is gone.
  func offset(
    from offset: CGFloat, within limits: ClosedRange<CGFloat>, first: ID?, top: (ID) -> CGFloat?
  ) -> CGFloat {
    if isAtTop, marks.first?.id == first { return offset }
    let shifts = marks.compactMap { mark in top(mark.id).map { $0 - mark.top } }
    guard let shift = shifts.first else { return min(offset, limits.upperBound) }
    guard shift.magnitude >= Self.visibleShift else { return offset }
    return min(max(offset + shift, limits.lowerBound), limits.upperBound)
  }

  /// What is less may come from rounding, and nobody sees it.
  private static var visibleShift: CGFloat { 0.1 }
}
