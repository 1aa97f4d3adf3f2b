import Testing

@testable import Drawing
@testable import Model

@Suite struct GraphPageTests {
  private static let graph: ArchitectureGraph = {
    let positions: [(String, Position)] = [
      ("A&B", .tier("View", module: "<A>")), ("Store", .tier("Data", module: nil)),
    ]
    return ArchitectureGraph(
      name: "Demo", tiers: ["View", "Data"],
      nodes: positions.map { ArchitectureGraph.Node(id: $0.0, position: $0.1, files: 1) },
      edges: [
        GraphSamples.edge("A&B", "Store", count: 2, findings: [.sample("<A>.swift", 1, 8, "Store")])
      ])
  }()

  @Test func listsWhatIsWrong() {
    #expect(
      GraphPage(Self.graph).violations.fileText == """
        <section id="violations" tabindex="-1" aria-labelledby="violations-title">
          <h2 id="violations-title">Violations</h2>
          <ol>
            <li data-boxes="1 0"><a class="alarm" href="#violation-1">A&amp;B depends on Store</a>\
        <br/><code>&lt;A&gt;.swift:1:8</code> View may not import <code>Store</code>, which is \
        Data; go through Business <span class="faint">(tier)</span></li>
          </ol>
        </section>

        """)
    #expect(
      GraphPage(GraphSamples.empty).violations.fileText == """
        <section id="violations" tabindex="-1" aria-labelledby="violations-title">
          <h2 id="violations-title">Violations</h2>
          <p>None.</p>
        </section>

        """)
  }

  @Test func listsWhatSeesWhat() {
    #expect(
      GraphPage(Self.graph).parts.fileText == """
        <section aria-labelledby="parts-title">
          <h2 id="parts-title">What depends on what</h2>
          <div class="table">
            <table>
              <thead>
                <tr>
                  <th scope="col">Part</th>
                  <th scope="col">Tier</th>
                  <th scope="col">Module</th>
                  <th scope="col">Files</th>
                  <th scope="col">Depends on</th>
                </tr>
              </thead>
              <tbody>
                <tr data-boxes="0">
                  <th scope="row">
                    <a href="#box-0">Store</a>
                  </th>
                  <td>Data</td>
                  <td></td>
                  <td class="number">1</td>
                  <td></td>
                </tr>
                <tr data-boxes="1">
                  <th scope="row">
                    <a href="#box-1">A&amp;B</a>
                  </th>
                  <td>View</td>
                  <td>&lt;A&gt;</td>
                  <td class="number">1</td>
                  <td><a href="#box-0">Store</a> × 2 <strong class="alarm">(not allowed)</strong></td>
                </tr>
              </tbody>
            </table>
          </div>
        </section>

        """)
  }
}
