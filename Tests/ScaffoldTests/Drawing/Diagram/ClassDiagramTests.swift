import Testing

@testable import Drawing
@testable import Ground

/// Which boxes and which arrows there are.
@Suite struct ClassDiagramTests {
  @Test(arguments: relations) func relates(text: String, sentences: [String]) {
    let diagram = DiagramSamples.diagram(
      ["View/A.swift": text],
      neighbours: [("Core", "package enum Core { package struct In {} }\npackage class Base {}")])
    #expect(diagram.relations.map(\.sentence) == sentences)
  }

  static let relations: [(String, [String])] = [
    ("struct A { let b: B }; struct B {}", ["A holds B as b"]),
    ("struct A { let b: B?, c: [B] }; struct B {}", ["A holds B, any number as b, c"]),
    ("struct A { let b: B? }; struct B {}", ["A holds B or nothing as b"]),
    ("class A { weak var b: B? }; class B {}", ["A refers to B or nothing as b"]),
    ("enum A { case b(B), c([B: Int]) }; struct B {}", ["A holds B, any number as b, c"]),
    ("struct A { let b: String, c: UIView, d: [UUID] }", []),
    ("struct A: Sendable, Codable {}", []),
    ("struct A: B {}; protocol B {}", ["A conforms to B"]),
    ("struct A {}; protocol B {}; extension A: B {}", ["A conforms to B"]),
    ("class A: B {}; class B: C {}; protocol C {}", ["A inherits from B", "B conforms to C"]),
    ("protocol A: B {}; protocol B {}", ["A inherits from B"]),
    ("class A: Base {}", ["A inherits from Base"]),
    ("struct A { let b: Core.In, c: Unknown }", ["A holds Core.In as b"]),
    ("struct A { let b: D<B> }; struct B {}", ["A holds B as b"]),
    ("struct A { let b: Base, c: [Base] }", ["A holds Base, any number as b, c"]),
    ("struct A { let b: Result<Base, Error> }", []),
    ("struct A { let b: (B) -> Void }; struct B {}", []),
    ("struct A<B> { let b: B }; struct B {}", []),
    ("struct A<B> {}; extension A { struct C { let b: B } }; struct B {}", []),
    ("struct A { let b: B; struct B {} }; struct B {}", ["A holds A.B as b"]),
    (
      "struct A { struct B { let c: C, d: A? }; struct C {} }",
      [
        "A.B holds A or nothing as d", "A.B holds A.C as c",
      ]
    ),
    ("struct A { let b: B.ID }; struct B {}", []),
    ("struct A { let b: LoginView.B }; struct B {}", ["A holds B as b"]),
    ("struct A { let b: Bs }; typealias Bs = [B]; struct B {}", ["A holds B, any number as b"]),
    ("struct A { let b: B; typealias B = C }; struct C {}", ["A holds C as b"]),
    ("typealias A = B; typealias B = A; struct C { let a: A }", []),
    ("final class A { let a: [A] }", ["A holds A, any number as a"]),
    (
      "struct A { func b(c: C) -> B {} }; struct B {}; struct C {}",
      [
        "A takes or gives B", "A takes or gives C",
      ]
    ),
    ("struct A { private func b(c: B) {} }; struct B {}", []),
    (
      "protocol A { func b(c: B) }; struct D: A { func b(c: B) {} }; struct B {}",
      [
        "A takes or gives B", "D conforms to A",
      ]
    ),
    ("class A { weak var b: B? }; protocol B { func c(a: A) }", ["A refers to B or nothing as b"]),
    ("struct A { let b: B; private struct B {} }", ["A holds A.B as b"]),
  ]

  @Test func leavesOutPrivateTypesThatNothingHolds() {
    let diagram = DiagramSamples.diagram([
      "View/A.swift":
        "struct A { private enum B { case c(D) }; private let e: E; private struct E {} }"
    ])
    #expect(diagram.tiers.map { $0.types.map(\.name) } == [["A", "A.E"]])
    #expect(diagram.relations.map(\.sentence) == ["A holds A.E as e"])
  }

  @Test func doesNotHoldATierToWhatAnotherAddsToItsTypes() {
    let diagram = DiagramSamples.diagram([
      "Business/Login.swift":
        "struct Login { init(_ dto: LoginDTO) {} }\nextension LoginDTO { init(_ login: Login) {} }",
      "Data/LoginDTO.swift": "struct LoginDTO {}",
    ])
    #expect(diagram.relations.map(\.sentence) == ["Login takes or gives LoginDTO"])
  }

  @Test func knowsTiersInTheirOrderAndThoseItWasNotToldOf() {
    let diagram = DiagramSamples.diagram([
      "Data/C.swift": "struct C {}", "Other/D.swift": "struct D {}", "View/A.swift": "struct A {}",
    ])
    #expect(diagram.tiers.map(\.name) == ["View", "Data", "Other"])
  }

  @Test func namesWhatNobodyDeclaresUnlessItKnowsBetter() {
    let files = ["View/A.swift": "class A: Base, Codable { let b: Session<Row> }"]
    #expect(
      DiagramSamples.diagram(files).outside.map(\.name)
        == ["Base", "Row", "Session"].filter { $0 != "Row" })
    let known = DiagramSamples.diagram(files, neighbours: [("Core", "open class Base {}")])
    #expect(known.outside == [ClassDiagram.Outsider(name: "Base", owner: "Core")])
    #expect(known.tiers.flatMap(\.types).map(\.traits) == [["Codable"]])
  }

  @Test func saysWhereATypeIs() {
    let diagram = DiagramSamples.diagram(["View/A.swift": "// first\n\n  public struct A {}\n"])
    #expect(
      diagram.tiers.flatMap(\.types).map(\.place)
        == [SourcePlace(file: "View/A.swift", line: 3, column: 17)])
  }
}
