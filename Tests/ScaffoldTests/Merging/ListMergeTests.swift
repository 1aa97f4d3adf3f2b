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
      "array trailing comma",
      """
      let x = [
        1,
        2,
      ]
      """,
      """
      let x = [
        0,
        1,
        2,
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
        0,
        1,
        2,
        4,
      ]
      """
    ),
    (
      "delete last, add",
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
        2
      ]
      """,
      """
      let x = [
        0,
        1,
        2,
        3
      ]
      """,
      """
      let x = [
        0,
        1,
        2
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
  ]

  @Test(arguments: rows)
  func merges(name: String, base: String, disk: String, wanted: String, result: String) throws {
    let merge = try merged(base, disk, wanted)

    #expect(merge.text == result)
    #expect(merge.conflicts.isEmpty)
  }
}
