import Testing

@Suite struct DrawGraphTests {
  private static let files = [
    "scaffold.json": """
    { "version": 1, "name": "Shop", "layout": "folders", "modules": "Modules",
      "tiers": [ { "name": "View", "folders": ["View"] }, { "name": "Data", "folders": ["Data"] } ],
      "shared": ["Core"] }

    """,
    "Core/Price.swift": "struct Price {}\n",
    "Modules/Cart/View/CartView.swift": "struct CartView { let store: CartStore }\n",
    "Modules/Cart/Data/CartStore.swift":
      "struct CartStore { let view: Price; var top: CartView? }\n",
  ]

  @Test func drawsForMermaidIfNothingElseIsAskedFor() throws {
    let sandbox = try Sandbox(Self.files)
    let outcome = sandbox.run("graph")
    #expect(
      outcome
        == Outcome(
          """
          flowchart TB
            subgraph band0["View"]
              Cart_2fView["Cart/View"]:::box0
            end
            subgraph band1["Data"]
              Cart_2fData["Cart/Data"]:::box1
            end
            subgraph band2["Shared"]
              Shared["Shared"]:::box2
            end
            Cart_2fView --> Cart_2fData
            Cart_2fData -->|1 violation| Cart_2fView
            Cart_2fData --> Shared
            linkStyle 1 stroke:#d3122b,stroke-width:3px
            linkStyle 2 stroke:#5b6575,stroke-width:0.5px
            classDef box0 fill:#d6e5ff,stroke:#3b6fd4,color:#14306b
            style band0 fill:#eef4ff,stroke:#3b6fd4,color:#14306b
            classDef box1 fill:#cbecd5,stroke:#2e8b57,color:#12442a
            style band1 fill:#edf9f0,stroke:#2e8b57,color:#12442a
            classDef box2 fill:#e2e6ec,stroke:#6f7a8a,color:#2b3240
            style band2 fill:#f3f5f8,stroke:#6f7a8a,color:#2b3240
          """))
    #expect(sandbox.run("graph --format mermaid") == outcome)
    #expect(try sandbox.paths() == Self.files.keys.sorted())
  }

  /// A module that nobody could read as one picture has folders that are.
  @Test func drawsFoldersOfWhatIsTooLarge() throws {
    var files = Self.files
    for number in 1...201 {
      let folder = number > 150 ? "Rows" : "Screens"
      files["Modules/Cart/View/\(folder)/T\(number).swift"] = "struct T\(number) {}\n"
    }
    let sandbox = try Sandbox(files)
    #expect(
      sandbox.run("graph --module Cart")
        == Outcome(
          .refused,
          err: """
            error: `Cart` has 203 types, and a picture shows 200 at most; draw a folder of it, such \
            as `Modules/Cart/View/Screens`, `Modules/Cart/View/Rows`, `Modules/Cart/Data`, or \
            `--format json`
            """))
    #expect(sandbox.run("graph --module Cart --json").status == .success)
    let rows = sandbox.run("graph --module Modules/Cart/View/Rows/").out
    #expect(rows.matches(of: /class T/).count == 51)
  }

  @Test func knowsItsFormats() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(
      sandbox.run("graph --format png")
        == Outcome(
          .usage,
          err:
            "error: unknown value `png` for `--format`; choose from mermaid, dot, json, svg, html"
        ))
  }

  @Test func wantsAProject() throws {
    let sandbox = try Sandbox()
    #expect(
      sandbox.run("graph")
        == Outcome(
          .refused,
          err: "error: there is no scaffold.json in `.` or above; `scaffold check --init` writes "
            + "one for what is here, `--at` names another folder"))
  }
}
