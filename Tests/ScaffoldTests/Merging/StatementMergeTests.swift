import Testing

@testable import Merging

/// Bodies are merged statement by statement.
@Suite struct StatementMergeTests {
  static let rows: [(name: String, base: String, disk: String, wanted: String, result: String)] = [
    (
      "switch default",
      """
      func f() {
        switch x {
        case .a:
          1
        default:
          2
        }
      }
      """,
      """
      func f() {
        switch x {
        case .a:
          1
        case .c:
          3
        default:
          2
        }
      }
      """,
      """
      func f() {
        switch x {
        case .a:
          11
        default:
          2
        }
      }
      """,
      """
      func f() {
        switch x {
        case .a:
          11
        case .c:
          3
        default:
          2
        }
      }
      """
    ),
    (
      "chain",
      """
      var body: some View {
        list
          .a()
          .b()
      }
      """,
      """
      var body: some View {
        list
          .a()
          .x()
          .b()
      }
      """,
      """
      var body: some View {
        list
          .a()
          .b()
          .c()
      }
      """,
      """
      var body: some View {
        list
          .a()
          .x()
          .b()
          .c()
      }
      """
    ),
    (
      "trailing closures",
      """
      f {
        a()
      } then: {
        b()
      }
      """,
      """
      f {
        a()
        a2()
      } then: {
        b()
      }
      """,
      """
      f {
        a()
      } then: {
        b()
        b2()
      }
      """,
      """
      f {
        a()
        a2()
      } then: {
        b()
        b2()
      }
      """
    ),
    (
      "if else",
      """
      func f() {
        if a {
          x()
        } else {
          y()
        }
      }
      """,
      """
      func f() {
        if a {
          x1()
        } else {
          y()
        }
      }
      """,
      """
      func f() {
        if a {
          x()
        } else if b {
          z()
        } else {
          y()
        }
      }
      """,
      """
      func f() {
        if a {
          x1()
        } else if b {
          z()
        } else {
          y()
        }
      }
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
