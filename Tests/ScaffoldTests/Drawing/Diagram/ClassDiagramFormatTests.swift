import Foundation
import Testing

@testable import Drawing

/// What a diagram is written as, compared with files: `Fixtures/Login.svg` and its like.
@Suite struct ClassDiagramFormatTests {
  @Test(arguments: GraphFormat.allCases) func writesLogin(format: GraphFormat) throws {
    try Repository.expect(
      DiagramSamples.login.text(as: format),
      in: "Tests/ScaffoldTests/Drawing/Diagram/Fixtures/Login.\(format)")
  }

  @Test func writesNothing() {
    let empty = DiagramSamples.diagram([:])
    #expect(empty.text(as: .mermaid) == "classDiagram\n  direction TB\n")
    #expect(empty.text(as: .svg).hasSuffix("</svg>\n"))
  }

  /// What a name may hold of the languages of pictures: in none of them it may be more than a name.
  @Test func escapes() {
    let diagram = DiagramSamples.diagram([
      "View/A.swift": "struct `A` { let a: B<[C]>; let b: (D) -> E }"
    ])
    let members = diagram.text(as: .mermaid).split(separator: "\n").filter { $0.contains(" : ") }
    #expect(
      members == [
        "      ~a : B~[C]~", "      ~b : #40;D#41; -#62; E", "  A *-- B : a",
      ])
  }
}
