import Testing

@testable import Merging

/// What does not go together is a conflict in the form of diff3.
@Suite struct MergeConflictTests {
  static let rows: [(name: String, base: String, disk: String, wanted: String, result: String)] = [
    (
      "positional add both",
      """
      let x = f(1, 2)
      """,
      """
      let x = f(1, 2, 3)
      """,
      """
      let x = f(1, 2, 4)
      """,
      """
      <<<<<<< yours
      let x = f(1, 2, 3)
      ||||||| generated before
      let x = f(1, 2)
      =======
      let x = f(1, 2, 4)
      >>>>>>> generated now
      """
    ),
    (
      "dict same key",
      """
      let x = [
        "a": 1,
      ]
      """,
      """
      let x = [
        "a": 1,
        "c": 3,
      ]
      """,
      """
      let x = [
        "a": 1,
        "c": 5,
      ]
      """,
      """
      let x = [
        "a": 1,
      <<<<<<< yours
        "c": 3,
      ||||||| generated before
      =======
        "c": 5,
      >>>>>>> generated now
      ]
      """
    ),
    (
      "same member both",
      """
      struct S {
        let a = 1
      }
      """,
      """
      struct S {
        let a = 1
        let b = 2
      }
      """,
      """
      struct S {
        let a = 1
        let b = 3
      }
      """,
      """
      struct S {
        let a = 1
      <<<<<<< yours
        let b = 2
      ||||||| generated before
      =======
        let b = 3
      >>>>>>> generated now
      }
      """
    ),
    (
      "delete + edit",
      """
      struct S {
        func a() {
          one()
        }

        func b() {}
      }
      """,
      """
      struct S {
        func b() {}
      }
      """,
      """
      struct S {
        func a() {
          two()
        }

        func b() {}
      }
      """,
      """
      struct S {
      <<<<<<< yours
      ||||||| generated before
        func a() {
          one()
        }
      =======
        func a() {
          two()
        }
      >>>>>>> generated now

        func b() {}
      }
      """
    ),
    (
      "guard",
      """
      func f() {
        guard let a else { return }
        x(a)
      }
      """,
      """
      func f() {
        guard let a else { return }
        log()
        x(a)
      }
      """,
      """
      func f() {
        guard let a else { return }
        return y(a)
        x(a)
      }
      """,
      """
      func f() {
        guard let a else { return }
      <<<<<<< yours
        log()
      ||||||| generated before
      =======
        return y(a)
      >>>>>>> generated now
        x(a)
      }
      """
    ),
  ]

  @Test(arguments: rows)
  func merges(name: String, base: String, disk: String, wanted: String, result: String) throws {
    let merge = try merged(base, disk, wanted)

    #expect(merge.text == result)
    #expect(merge.conflicts.count == 1)
  }
}
