import Testing

@testable import Merging

/// Arguments, elements and columns are lists, with the commas that they need.
@Suite struct ListMergeTests {
  static let rows: [(name: String, base: String, disk: String, wanted: String, result: String)] = [
    (
      "one line args both",
      """
      let x = f(a: 1, b: 2)
      """,
      """
      let x = f(a: 1, b: 2, c: 3)
      """,
      """
      let x = f(a: 1, z: 0, b: 2)
      """,
      """
      let x = f(a: 1, z: 0, b: 2, c: 3)
      """
    ),
    (
      "one line args replaced",
      """
      let x = f(1, 2)
      """,
      """
      let x = f(9, 2)
      """,
      """
      let x = f(1, 8)
      """,
      """
      let x = f(9, 8)
      """
    ),
    (
      "array both",
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
      let x = [1, 2, 4, 3]
      """
    ),
    (
      "array trailing comma",
      """
      let x = [
        1,
        2,
      ]
      """,
      """
      let x = [
        1,
        2,
        3,
      ]
      """,
      """
      let x = [
        1,
        2,
        4,
      ]
      """,
      """
      let x = [
        1,
        2,
        4,
        3,
      ]
      """
    ),
    (
      "array no trailing",
      """
      let x = [
        1,
        2
      ]
      """,
      """
      let x = [
        1,
        2,
        3
      ]
      """,
      """
      let x = [
        1,
        2,
        4,
      ]
      """,
      """
      let x = [
        1,
        2,
        4,
        3,
      ]
      """
    ),
    (
      "delete last, add",
      """
      let x = [
        1,
        2
      ]
      """,
      """
      let x = [
        1
      ]
      """,
      """
      let x = [
        1,
        2,
        3
      ]
      """,
      """
      let x = [
        1,
        3
      ]
      """
    ),
    (
      "dict",
      """
      let x = [
        "a": 1,
        "b": 2,
      ]
      """,
      """
      let x = [
        "a": 1,
        "b": 3,
      ]
      """,
      """
      let x = [
        "a": 0,
        "b": 2,
        "c": 5,
      ]
      """,
      """
      let x = [
        "a": 0,
        "b": 3,
        "c": 5,
      ]
      """
    ),
    (
      "reflow",
      """
      let n = Note(id: 1, title: t)
      """,
      """
      let n = Note(id: 1, title: t, pinned: p)
      """,
      """
      let n = Note(
        id: 1,
        title: t,
        likes: l
      )
      """,
      """
      let n = Note(
        id: 1,
        title: t,
        likes: l,
        pinned: p
      )
      """
    ),
    (
      "comment in args",
      """
      f(
        a: 1,  // first
        b: 2  // second
      )
      """,
      """
      f(
        a: 1,  // first
        b: 2,  // second
        c: 3
      )
      """,
      """
      f(
        a: 1,  // first
        b: 2,  // second
        d: 4
      )
      """,
      """
      f(
        a: 1,  // first
        b: 2,  // second
        d: 4,
        c: 3
      )
      """
    ),
    (
      "sql",
      #"""
      let x = """
        CREATE TABLE t (
          a INTEGER,
          b TEXT
        )
        """
      """#,
      #"""
      let x = """
        CREATE TABLE t (
          a INTEGER,
          b TEXT,
          c TEXT
        )
        """
      """#,
      #"""
      let x = """
        CREATE TABLE t (
          a INTEGER,
          l INTEGER NOT NULL,
          b TEXT,
          d REAL
        )
        """
      """#,
      #"""
      let x = """
        CREATE TABLE t (
          a INTEGER,
          l INTEGER NOT NULL,
          b TEXT,
          d REAL,
          c TEXT
        )
        """
      """#
    ),
    (
      "ternary args",
      """
      f(x ? a : b, c)
      """,
      """
      f(x ? a : b, c2)
      """,
      """
      f(y ? a : b, c)
      """,
      """
      f(y ? a : b, c2)
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
