import Testing

@testable import Drawing

@Suite struct PathTests {
  @Test(arguments: [
    ([], "M0 0"),
    ([(0, 0), (0, 50)], "M0 0L0 50"),
    ([(0, 0), (0, 50), (40, 50)], "M0 0L0 44Q0 50 6 50L40 50"),
    ([(0, 0), (0, 4), (40, 4)], "M0 0L0 2Q0 4 6 4L40 4"),
    ([(9, 9), (9, 0), (0, 0)], "M9 9L9 4Q9 0 5 0L0 0"),
  ])
  func roundsCorners(points: [(Int, Int)], text: String) {
    #expect(Path(through: points.map { Point(x: $0, y: $1) }).description == text)
  }
}
