import Testing

@testable import Merging

/// The imports of Swift files, where one side takes in or out what the other one uses.
@Suite struct ImportMergeTests {
  static let rows: [(name: String, base: String, disk: String, wanted: String, result: String)] = [
    (
      "reorder + add import",
      """
      import C
      import A
      import B

      struct X {}
      """,
      """
      import A
      import B
      import C

      struct X {}
      """,
      """
      import C
      import A
      import B
      import D

      struct X {}
      """,
      """
      import A
      import B
      import D
      import C

      struct X {}
      """
    ),
    (
      "same import both",
      """
      import A

      let x = 1
      """,
      """
      import A
      import B

      let x = 1
      """,
      """
      import A
      import B
      import C

      let x = 1
      """,
      """
      import A
      import B
      import C

      let x = 1
      """
    ),
    (
      "import gone there, used anew here",
      """
      import A
      import B

      let x = 1
      """,
      """
      import A
      import B

      let x = 1

      let y = Made()
      """,
      """
      import A

      let x = 2
      """,
      """
      import A
      import B

      let x = 2

      let y = Made()
      """
    ),
    (
      "import gone there, a member of its used anew here",
      """
      import A
      import B

      let x = f(a: 1)
      """,
      """
      import A
      import B

      let x = f(a: .made)
      """,
      """
      import A

      let x = f(a: 1)

      func g() {}
      """,
      """
      import A
      import B

      let x = f(a: .made)

      func g() {}
      """
    ),
    (
      "import gone there with what used it, used once more here",
      """
      import A
      import B

      let x = 1

      let y = Made()
      """,
      """
      import A
      import B

      let x = 1

      let y = Made()

      let z = Made()
      """,
      """
      import A

      let x = 1
      """,
      """
      import A
      import B

      let x = 1

      let z = Made()
      """
    ),
    (
      "import gone here, used anew there",
      """
      import A
      import B

      let x = 1
      """,
      """
      import A

      let x = 2
      """,
      """
      import A
      import B

      let x = 1

      let y = Made()
      """,
      """
      import A
      import B

      let x = 2

      let y = Made()
      """
    ),
    (
      "import gone there, nothing used anew here",
      """
      import A
      import B

      struct S {
        let a: Int
      }
      """,
      """
      import A
      import B

      struct S {
        let a: Int
        let b: Int
      }

      struct T {}
      """,
      """
      import A

      struct S {
        let a: Int
      }

      func f() {}
      """,
      """
      import A

      struct S {
        let a: Int
        let b: Int
      }

      func f() {}

      struct T {}
      """
    ),
  ]

  @Test(arguments: rows)
  func merges(name: String, base: String, disk: String, wanted: String, result: String) throws {
    let merge = try merged(base, disk, wanted)

    #expect(merge.text == result)
    #expect(merge.conflicts.isEmpty)
  }
}
