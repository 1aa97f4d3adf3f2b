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
    (
      "another name both",
      """
      struct A {}
      """,
      """
      struct B {}
      """,
      """
      class C {}
      """,
      """
      <<<<<<< yours
      struct B {}
      ||||||| generated before
      struct A {}
      =======
      class C {}
      >>>>>>> generated now
      """
    ),
    (
      "array add both",
      """
      let x = [1, 2]
      """,
      """
      let x = [1, 2, 3]
      """,
      """
      let x = [1, 2, 4]
      """,
      """
      <<<<<<< yours
      let x = [1, 2, 3]
      ||||||| generated before
      let x = [1, 2]
      =======
      let x = [1, 2, 4]
      >>>>>>> generated now
      """
    ),
    (
      "cases add both",
      """
      func f() {
        switch x {
        case .a: 1
        }
      }
      """,
      """
      func f() {
        switch x {
        case .a: 1
        case .c: 3
        }
      }
      """,
      """
      func f() {
        switch x {
        case .a: 1
        case .d: 4
        }
      }
      """,
      """
      func f() {
        switch x {
        case .a: 1
      <<<<<<< yours
        case .c: 3
      ||||||| generated before
      =======
        case .d: 4
      >>>>>>> generated now
        }
      }
      """
    ),
    (
      "empty body both",
      """
      func f() {}
      """,
      """
      func f() {
        a()
      }
      """,
      """
      func f() {
        b()
      }
      """,
      """
      <<<<<<< yours
      func f() {
        a()
      }
      ||||||| generated before
      func f() {}
      =======
      func f() {
        b()
      }
      >>>>>>> generated now
      """
    ),
    (
      "renamed and used anew",
      """
      func f() {
        let sum = add()
        end()
      }
      """,
      """
      func f() {
        let total = add()
        end()
      }
      """,
      """
      func f() {
        let sum = add()
        end()
        send(sum)
      }
      """,
      """
      <<<<<<< yours
      func f() {
        let total = add()
        end()
      }
      ||||||| generated before
      func f() {
        let sum = add()
        end()
      }
      =======
      func f() {
        let sum = add()
        end()
        send(sum)
      }
      >>>>>>> generated now
      """
    ),
  ]

  @Test(arguments: rows)
  func merges(name: String, base: String, disk: String, wanted: String, result: String) throws {
    let merge = try merged(base, disk, wanted)

    #expect(merge.text == result)
    #expect(merge.conflicts.count == 1)
  }

  /// Its lines and words would fill the memory.
  @Test(arguments: [("a\n", 500_001), (String(repeating: "a", count: 1 << 20) + "\n", 4)])
  func isOneConflictWhereItIsTooLarge(line: String, count: Int) throws {
    let base = String(repeating: line, count: count)

    let merge = try merged(base, "x\n" + base, base + "y\n", "A.md")

    #expect(merge.conflicts.map(\.base.count) == [base.utf8.count])
    #expect(merge.wantedContents.count == base.utf8.count + 2)
  }

  /// Nobody can say whether a merge of deeper code is right. The calls have brackets, too.
  @Test(arguments: [(29, false), (30, true), (5_000, true)])
  func isOneConflictWhereItIsTooDeep(depth: Int, isConflict: Bool) throws {
    let (start, end) = (
      String(repeating: "f {\n", count: depth), String(repeating: "}\n", count: depth)
    )
    let base = "\(start)one()\nlet a = 1\ntwo()\n\(end)"
    let disk = base.replacing("one", with: "uno")
    let wanted = base.replacing("two", with: "due")

    let merge = try merged(base, disk, wanted)

    let conflict = MergeConflict(
      base: Array(base.utf8), disk: Array(disk.utf8), wanted: Array(wanted.utf8), line: 1)
    #expect(merge.conflicts == (isConflict ? [conflict] : []))
    #expect(
      merge.text
        == (isConflict
          ? "<<<<<<< yours\n\(disk)||||||| generated before\n\(base)=======\n\(wanted)>>>>>>> generated now\n"
          : disk.replacing("two", with: "due")))
  }
}
