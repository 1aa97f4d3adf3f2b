import Testing

@testable import Drawing

/// Whatever is to be laid out: no box lies on another, no line runs through one, and each line begins
/// and ends at its boxes.
@Suite struct DiagramLayoutTests {
  @Test(arguments: 0..<60) func layout(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let layering = Self.layering(boxes: 2 + seed / 2, using: &generator)

    let layout = DiagramLayout(layering)

    for (index, frame) in layout.frames.enumerated() {
      for other in layout.frames[(index + 1)...] { #expect(!frame.meets(other)) }
      for route in layout.routes { #expect(!route.runs(through: frame.inset(by: 1))) }
    }
    for (link, route) in zip(layering.links, layout.routes) {
      let ends = [layout.frames[link.upper], layout.frames[link.lower]].sorted { $0.y < $1.y }
      #expect(route.first.map { $0.y == ends[0].bottom && ends[0].spans($0.x) } == true)
      #expect(route.last.map { $0.y == ends[1].top && ends[1].spans($0.x) } == true)
    }
    #expect(layout.routes.count == layering.links.count)
  }

  @Test func laysOutNothing() {
    let layout = DiagramLayout(DiagramLayering())
    #expect(layout.frames.isEmpty && layout.routes.isEmpty && layout.width == 0)
  }

  /// Boxes in three bands, and lines that lead down or to any box of the same band: circles too.
  private static func layering(
    boxes count: Int, using generator: inout SeededGenerator
  ) -> DiagramLayering {
    var layering = DiagramLayering()
    layering.nodes = (0..<count).map { index in
      DiagramLayering.Node(
        width: Int.random(in: 30...140, using: &generator) * 2,
        height: Int.random(in: 20...200, using: &generator), band: index * 3 / count)
    }
    for number in 0..<(count * 3 / 2) {
      let upper = Int.random(in: 0..<count, using: &generator)
      let lower = Int.random(in: 0..<count, using: &generator)
      let bands = (layering.nodes[upper].band, layering.nodes[lower].band)
      guard upper != lower, bands.0 <= bands.1 else { continue }
      let port = Bool.random(using: &generator) ? "shared" : "line \(number)"
      layering.links.append(
        DiagramLayering.Link(
          upper: upper, lower: lower, upperPort: "line \(number)", lowerPort: port))
    }
    return layering
  }
}

extension Frame {
  fileprivate func meets(_ other: Frame) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  fileprivate func spans(_ x: Int) -> Bool { x >= left && x <= right }
}

extension [Point] {
  fileprivate func runs(through frame: Frame) -> Bool {
    zip(self, dropFirst()).contains { start, end in
      Swift.min(start.x, end.x) < frame.right && Swift.max(start.x, end.x) > frame.left
        && Swift.min(start.y, end.y) < frame.bottom && Swift.max(start.y, end.y) > frame.top
    }
  }
}

extension Frame {
  /// The frame without its outermost points, which lines may touch.
  fileprivate func inset(by distance: Int) -> Frame {
    Frame(
      x: x + distance, y: y + distance, width: width - 2 * distance,
      height: height - 2 * distance)
  }
}
