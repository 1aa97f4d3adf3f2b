import Foundation
import Testing

@testable import Checking
@testable import Drawing
@testable import Model

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct GraphMatrixTests {
  static let graph = GraphSamples.project(
    "Many", modules: (1...41).map { "Part\($0)" }
  ).adding([
    GraphSamples.edge("Part2Business", "Part10Business", count: 12),
    GraphSamples.violation("Part3", "View", sees: "Part3", "Data"),
    GraphSamples.violation("Part10", "View", sees: "Part2", "Data", line: 4),
    GraphSamples.violation("Part10", "Business", sees: "Part2", "View", line: 5),
  ])

  @Test func isForManyModules() {
    #expect(GraphMatrix(GraphSamples.weibo) == nil)
    #expect(GraphMatrix(GraphSamples.project("A", modules: (1...40).map { "P\($0)" })) == nil)
    #expect(GraphMatrix(GraphSamples.empty) == nil)
    // Targets of no module count by themselves.
    let nodes = (1...41).map { number in
      ArchitectureGraph.Node(id: "T\(number)", position: .tier("UI", module: nil), files: 1)
    }
    let flat = ArchitectureGraph(name: "Flat", tiers: ["UI"], nodes: nodes, edges: [])
    #expect(GraphMatrix(flat)?.units.map(\.name) == (1...41).map { "T\($0)" })
  }

  /// Users first, the app above all, what is shared below; numbers as people count.
  @Test func isInTheOrderOfUses() throws {
    let matrix = try #require(GraphMatrix(Self.graph))
    let rest = (1...41).filter { ![2, 10].contains($0) }.map { "Part\($0)" }
    let base = ["BaseView", "BaseBusiness", "BaseData"]
    let names = matrix.units.map(\.name)
    #expect(names.first == "App" && names.last == "Core")
    // The two use each other, one of them wrongly: they stand together.
    #expect(names.dropFirst().dropLast() == ["Part1", "Part2", "Part10"] + rest.dropFirst() + base)
    let two = try #require(matrix.units.first { $0.name == "Part2" })
    let counts: [Int] = [two.parts, two.files, two.sees, two.seenBy, two.violations]
    #expect(counts == [3, 12, 5, 2, 0])
  }

  @Test func mergesTheTiersOfAModule() throws {
    let matrix = try #require(GraphMatrix(Self.graph))
    let words = MatrixWords(matrix: matrix, graph: Self.graph)
    #expect(
      matrix.cells.filter(\.isViolation).map { words.ofCell($0) } == [
        """
        Part10 depends on Part2, 2 times
        Sources/Modules/Part10/Business/Part10.swift:5:8: tier: Business of Part10 may not import \
        `Part2View`, which is View of Part2; pass in what it needs, or move the code
        Sources/Modules/Part10/View/Part10.swift:4:8: tier: View of Part10 may not import \
        `Part2Data`, which is Data of Part2; go through Business
        """,
        """
        Part3 depends on parts of itself, 3 times
        Sources/Modules/Part3/View/Part3.swift:3:8: tier: View of Part3 may not import `Part3Data`, \
        which is Data of Part3; go through Business
        """,
      ])
    #expect(
      words.ofUnit(matrix.units[3])
        == "Part10, 3 parts, 12 files, depends on 5, used by 2; 2 violations")
    #expect(words.summary == ("46 parts, 524 files", "3 violations"))
  }

  @Test func isDrawnAsBefore() throws {
    for format in [GraphFormat.svg, .dot] {
      try Repository.expect(
        Self.graph.text(as: format),
        in: "Tests/ScaffoldTests/Drawing/Graph/Fixtures/Matrix.\(format)")
    }
  }

  /// Read back by a parser that is not ours: a square for each pair, each where its row and column are.
  @Test func theSVGIsXML() throws {
    let matrix = try #require(GraphMatrix(Self.graph))
    let reader = SquareReader()
    let parser = XMLParser(data: Data(Self.graph.text(as: .svg).utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.squares.sorted() == matrix.cells.map { "cell-\($0.row)-\($0.column)" }.sorted())
  }

  @Test func thePageHasOneScriptAndNoAddress() {
    let page = Self.graph.text(as: .html)
    #expect(page.split(separator: "<script", omittingEmptySubsequences: false).count == 2)
    #expect(page.replacing("http://www.w3.org/2000/svg", with: "").firstRange(of: "://") == nil)
    #expect(page.split(separator: "<li data-units").count == 4)
  }
}

/// Takes the squares out of an SVG.
private final class SquareReader: NSObject, XMLParserDelegate {
  private(set) var squares: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if attributes["class"]?.hasPrefix("place") == true { squares.append(attributes["id"] ?? "") }
  }
}
