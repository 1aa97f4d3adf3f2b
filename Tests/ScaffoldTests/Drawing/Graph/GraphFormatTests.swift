import Foundation
import Testing

@testable import Drawing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct GraphFormatTests {
  static let files: [(ArchitectureGraph, GraphFormat)] = [
    GraphSamples.weibo, GraphSamples.hostile, GraphSamples.empty,
  ].flatMap { graph in [.mermaid, .dot, .json, .svg].map { (graph, $0) } }

  @Test(arguments: files) func isDrawnAsBefore(graph: ArchitectureGraph, format: GraphFormat) throws
  {
    try Repository.expect(
      graph.text(as: format),
      in: "Tests/ScaffoldTests/Drawing/Graph/Fixtures/\(graph.name).\(format)")
  }

  /// Read back by a parser that is not ours.
  @Test(arguments: [GraphSamples.weibo, GraphSamples.hostile, GraphSamples.empty])
  func theSVGIsXML(graph: ArchitectureGraph) {
    let reader = NameReader()
    let parser = XMLParser(data: Data(graph.text(as: .svg).utf8))
    parser.delegate = reader
    #expect(parser.parse())
    let names = graph.nodes.filter { !$0.position.isTests }.map { node in
      String(String.UnicodeScalarView(node.id.unicodeScalars.map(Self.asWritten)))
    }
    #expect(reader.names.sorted() == names.sorted())
  }

  private static func asWritten(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    ["\u{0}", "\u{1b}", "\u{202e}"].contains(scalar) ? "\u{FFFD}" : scalar
  }

  @Test(arguments: [GraphSamples.weibo, GraphSamples.hostile, GraphSamples.empty])
  func thePageHasOneScriptAndNoAddress(graph: ArchitectureGraph) {
    let page = graph.text(as: .html)
    #expect(page.split(separator: "<script", omittingEmptySubsequences: false).count == 2)
    #expect(page.split(separator: "</script", omittingEmptySubsequences: false).count == 2)
    #expect(page.replacing("http://www.w3.org/2000/svg", with: "").firstRange(of: "://") == nil)
  }

  /// With more edges Mermaid would draw nothing.
  @Test func mermaidIsSparedWhatManySeeAlike() {
    let modules = (10..<70).map { "Part\($0)" }
    let lines = GraphSamples.project("Large", modules: modules).text(as: .mermaid)
      .split(separator: "\n")
    let remarks = lines.filter { $0.hasPrefix("  %%") }.map(String.init)
    #expect(
      remarks == [
        "  %% 547 edges from the app, and to what all modules stand on, are left out:"
          + " Mermaid draws 500."
      ])
    #expect(lines.count { $0.split(separator: " ").contains("-->") } == 122)
  }

  @Test func mermaidIsToldOfMoreThanItWouldDraw() {
    let modules = (100..<400).map { "Part\($0)" }
    let lines = GraphSamples.project("Huge", modules: modules).text(as: .mermaid)
      .split(separator: "\n")
    let remarks = lines.filter { $0.hasPrefix("  %%") }.map(String.init)
    #expect(
      remarks == [
        "  %% 2707 edges from the app, and to what all modules stand on, are left out:"
          + " Mermaid draws 500.",
        "  %% Mermaid draws 500 edges; set its maxEdges to 602.",
      ])
  }
}

/// Takes the names of boxes out of an SVG.
private final class NameReader: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if attributes["class"] == "node" { names += [attributes["data-name"] ?? ""] }
  }
}
