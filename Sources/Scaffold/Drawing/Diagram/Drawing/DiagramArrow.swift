import SwiftReading

/// The line that shows a relation, with UML's signs at its ends.
struct DiagramArrow: Sendable {
  let joint: DiagramContents.Joint
  /// The corners of the line, from the type that has the relation to the other.
  let points: [Point]
}

extension DiagramArrow {
  var markup: Markup {
    // From its end, so that the dashes of lines that end together lie on one another.
    let path = Path(through: points.reversed(), radius: 5)
    return Markup(
      "g", ["class": "relation", "data-from": joint.from, "data-to": joint.to],
      [
        Markup("title", [:], joint.words), Markup("path", ["class": "reach", "d": path]),
        line(path),
      ] + signs + [count].compactMap(\.self))
  }

  private func line(_ path: Path) -> Markup {
    let isDashed = joint.kind == .conforms || joint.kind == .uses
    return Markup(
      "path", ["class": "arrow", "d": path, "stroke-dasharray": isDashed ? "5 4" : nil])
  }

  private var signs: [Markup] {
    guard let start = points.first, let end = points.last else { return [] }
    return switch joint.kind {
    case .holds: [.diamond(at: start, down: points.leavesDownwards, class: "head arrow")]
    case .refers: [.diamond(at: start, down: points.leavesDownwards, class: "hollow arrow")]
    case .inherits, .conforms:
      [.triangle(at: end, down: !points.arrivesDownwards, class: "hollow arrow")]
    case .uses: [.vee(at: end, down: !points.arrivesDownwards)]
    }
  }

  /// `*`, `0..1`
  private var count: Markup? {
    guard joint.relations.count == 1, let end = points.last else { return nil }
    let y = end.y + (points.arrivesDownwards ? -6 : 14)
    return switch joint.relations[0].count {
    case .many: .label("*", at: Point(x: end.x + 5, y: y), size: 12)
    case .optional: .label("0..1", at: Point(x: end.x + 5, y: y), size: 9)
    case .one: nil
    }
  }
}

extension [Point] {
  fileprivate var leavesDownwards: Bool { count < 2 || self[1].y > self[0].y }
  fileprivate var arrivesDownwards: Bool { count < 2 || self[count - 2].y < self[count - 1].y }
}
