import Testing

@testable import Drawing
@testable import Model

@Suite struct GraphDifferenceTests {
  private static func graph(_ nodes: [String], _ edges: [(String, String)]) -> ArchitectureGraph {
    ArchitectureGraph(
      name: "Demo", tiers: ["View"],
      nodes: nodes.map {
        ArchitectureGraph.Node(id: $0, position: .tier("View", module: $0), files: 1)
      },
      edges: edges.map { GraphSamples.edge($0.0, $0.1) })
  }

  private static let before = graph(
    ["A", "B", "C", "D", "Old"], [("A", "B"), ("B", "C"), ("C", "D"), ("D", "C"), ("Old", "A")])

  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let nodes: [String]
    let edges: [(String, String)]
    let shown: [String]
    let words: [String]
  }

  @Test(arguments: [
    Story(
      testDescription: "nothing",
      nodes: ["A", "B", "C", "D", "Old"],
      edges: [("A", "B"), ("B", "C"), ("C", "D"), ("D", "C"), ("Old", "A")],
      shown: [], words: ["Since main: nothing new and nothing gone"]),
    Story(
      testDescription: "a box and arrows, new and gone, and a circle",
      nodes: ["A", "B", "C", "D", "New"],
      edges: [("A", "B"), ("B", "C"), ("C", "A"), ("D", "C"), ("New", "D")],
      shown: [
        "A", "C", "D", "New new", "Old gone", "C → A new", "C → D gone", "New → D new",
        "Old → A gone",
      ],
      words: [
        "Since main: 2 new arrows, 2 arrows gone, 1 new box, 1 box gone, 1 new circle",
        "New circle: C → A → B → C",
      ]),
    Story(
      testDescription: "a circle that grows",
      nodes: ["A", "B", "C", "D", "Old"],
      edges: [("A", "B"), ("B", "C"), ("C", "D"), ("D", "C"), ("Old", "A"), ("D", "B")],
      shown: ["B", "D", "D → B new"],
      words: ["Since main: 1 new arrow, 1 new circle", "New circle: D → B → C → D"]),
  ])
  func showsWhatIsNewOrGone(_ story: Story) {
    let difference = Self.graph(story.nodes, story.edges).compared(with: Self.before, since: "main")
    let name = { (name: String, change: ArchitectureGraph.Change?) in
      change.map { "\(name) \($0.rawValue)" } ?? name
    }
    #expect(
      difference.nodes.map { name($0.id, $0.change) }
        + difference.edges.map { name("\($0.from) → \($0.to)", $0.change) } == story.shown)
    #expect(GraphWords.difference(of: difference) == story.words)
  }

  private static let changed = graph(
    ["A", "B", "C", "D", "New"],
    [("A", "B"), ("B", "C"), ("C", "A"), ("D", "C"), ("New", "D")]
  ).compared(with: before, since: "main")

  @Test func isWrittenInEveryFormat() throws {
    for format in [GraphFormat.mermaid, .dot, .json, .svg] {
      try Repository.expect(
        Self.changed.text(as: format),
        in: "Tests/ScaffoldTests/Drawing/Graph/Fixtures/Difference.\(format)")
    }
  }

  /// But for how all pages look, and what their script does.
  @Test func isShownOnAPage() throws {
    let page = Self.changed.text(as: .html)
      .replacing(#/<style>.*?</style>|<script>.*?</script>/#.dotMatchesNewlines(), with: "")
    try Repository.expect(
      page, in: "Tests/ScaffoldTests/Drawing/Graph/Fixtures/Difference.html")
  }
}
