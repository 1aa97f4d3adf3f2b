import Testing

@testable import Merging

/// What both sides change in different entries of Swift goes together.
@Suite struct SwiftMergeTests {
  static let rows: [(name: String, base: String, disk: String, wanted: String, result: String)] = [
    (
      "taken out here, laid out otherwise there",
      """
      struct S {
        let a = text(
          "a", "A")
        let b = [
          1,
          2,
        ]

        func f(
          one: Int
        ) {
          two()
        }
      }
      """,
      """
      struct S {
        let b = [
          1,
          2,
        ]
      }
      """,
      """
      struct S {
        let a = text("a", "A")
        let b = [1, 2]

        func f(one: Int) {
          two()
        }
      }
      """,
      """
      struct S {
        let b = [1, 2]
      }
      """
    ),
    (
      "both add member end",
      """
      import A

      struct S {
        let a: Int

        func f() {
          one()
          two()
        }
      }
      """,
      """
      import A

      struct S {
        let a: Int

        func f() {
          one()
          two()
        }

        func g() {}
      }
      """,
      """
      import A

      struct S {
        let a: Int

        func f() {
          one()
          two()
        }

        func h() {}
      }
      """,
      """
      import A

      struct S {
        let a: Int

        func f() {
          one()
          two()
        }

        func h() {}

        func g() {}
      }
      """
    ),
    (
      "inherit",
      """
      struct S {
      }
      """,
      """
      struct S: A {
      }
      """,
      """
      struct S: B {
      }
      """,
      """
      struct S: B, A {
      }
      """
    ),
    (
      "inherit2",
      """
      struct S: X, Y {
      }
      """,
      """
      struct S: X, A, Y {
      }
      """,
      """
      struct S: X, Y, B {
      }
      """,
      """
      struct S: X, A, Y, B {
      }
      """
    ),
    (
      "attr+inherit",
      """
      struct S: X {
        let a: Int
      }
      """,
      """
      @MainActor struct S: X {
        let a: Int
      }
      """,
      """
      struct S: X, Y {
        let a: Int
      }
      """,
      """
      @MainActor struct S: X, Y {
        let a: Int
      }
      """
    ),
    (
      "async + param",
      """
      struct S {
        func f(a: Int) {
          x()
        }
      }
      """,
      """
      struct S {
        func f(a: Int, b: Int) {
          x()
        }
      }
      """,
      """
      struct S {
        func f(a: Int) async {
          x()
        }
      }
      """,
      """
      struct S {
        func f(a: Int, b: Int) async {
          x()
        }
      }
      """
    ),
    (
      "generics",
      """
      struct S<T: A, U>: P {
        let x: [T: U]
      }
      """,
      """
      struct S<T: A, U>: P, Q {
        let x: [T: U]
      }
      """,
      """
      struct S<T: A, U>: P {
        let x: [T: U]
        let y: T
      }
      """,
      """
      struct S<T: A, U>: P, Q {
        let x: [T: U]
        let y: T
      }
      """
    ),
    (
      "where",
      """
      extension S where T == Int {
        func a() {}
      }
      """,
      """
      extension S where T == Int {
        func a() {}
        func b() {}
      }
      """,
      """
      extension S: P where T == Int {
        func a() {}
      }
      """,
      """
      extension S: P where T == Int {
        func a() {}
        func b() {}
      }
      """
    ),
    (
      "operators",
      """
      struct S {
        static func == (a: S, b: S) -> Bool { true }
        static func < (a: S, b: S) -> Bool { true }
      }
      """,
      """
      struct S {
        static func == (a: S, b: S) -> Bool { false }
        static func < (a: S, b: S) -> Bool { true }
      }
      """,
      """
      struct S {
        static func == (a: S, b: S) -> Bool { true }
        static func < (a: S, b: S) -> Bool { false }
      }
      """,
      """
      struct S {
        static func == (a: S, b: S) -> Bool { false }
        static func < (a: S, b: S) -> Bool { false }
      }
      """
    ),
    (
      "subscript init deinit",
      """
      class S {
        init() {}
        deinit { a() }
        subscript(i: Int) -> Int { 1 }
      }
      """,
      """
      class S {
        init() {}
        convenience init?(x: Int) { nil }
        deinit { a() }
        subscript(i: Int) -> Int { 1 }
      }
      """,
      """
      class S {
        init() {}
        deinit { b() }
        subscript(i: Int) -> Int { 2 }
      }
      """,
      """
      class S {
        init() {}
        convenience init?(x: Int) { nil }
        deinit { b() }
        subscript(i: Int) -> Int { 2 }
      }
      """
    ),
    (
      "overloads",
      """
      struct S {
        func f(_ a: Int) { x() }
        func f(_ a: String) { y() }
      }
      """,
      """
      struct S {
        func f(_ a: Int) { x2() }
        func f(_ a: String) { y() }
      }
      """,
      """
      struct S {
        func f(_ a: Int) { x() }
        func f(_ a: String) { y2() }
      }
      """,
      """
      struct S {
        func f(_ a: Int) { x2() }
        func f(_ a: String) { y2() }
      }
      """
    ),
    (
      "extensions same",
      """
      extension S {
        func a() {}
      }

      extension S {
        func b() {}
      }
      """,
      """
      extension S {
        func a() {}
        func a2() {}
      }

      extension S {
        func b() {}
      }
      """,
      """
      extension S {
        func a() {}
      }

      extension S {
        func b() {}
        func b2() {}
      }
      """,
      """
      extension S {
        func a() {}
        func a2() {}
      }

      extension S {
        func b() {}
        func b2() {}
      }
      """
    ),
    (
      "move + edit",
      """
      struct S {
        func a() {
          1
        }

        func b() {
          2
        }

        func c() {
          3
        }
      }
      """,
      """
      struct S {
        func b() {
          2
        }

        func c() {
          3
        }

        func a() {
          1
        }
      }
      """,
      """
      struct S {
        func a() {
          11
        }

        func b() {
          2
        }

        func c() {
          3
        }
      }
      """,
      """
      struct S {
        func b() {
          2
        }

        func c() {
          3
        }

        func a() {
          11
        }
      }
      """
    ),
    (
      "rename + edit",
      """
      struct S {
        func a() {
          one()
          two()
        }
      }
      """,
      """
      struct S {
        func z() {
          one()
          two()
        }
      }
      """,
      """
      struct S {
        func a() {
          one()
          two()
          three()
        }
      }
      """,
      """
      struct S {
        func z() {
          one()
          two()
          three()
        }
      }
      """
    ),
    (
      "doc of member",
      """
      struct S {
        /// One.
        let a = 1
        /// Two.
        let b = 2
      }
      """,
      """
      struct S {
        /// One!
        let a = 1
        /// Two.
        let b = 2
      }
      """,
      """
      struct S {
        /// One.
        let a = 11
        /// Two.
        let b = 22
      }
      """,
      """
      struct S {
        /// One!
        let a = 11
        /// Two.
        let b = 22
      }
      """
    ),
    (
      "attribute lines",
      """
      struct T {
        @Test
        func a() {}
      }
      """,
      """
      struct T {
        @Test
        func a() {}

        @Test(arguments: [1])
        func b(x: Int) {}
      }
      """,
      """
      struct T {
        @Test
        @MainActor
        func a() {}
      }
      """,
      """
      struct T {
        @Test
        @MainActor
        func a() {}

        @Test(arguments: [1])
        func b(x: Int) {}
      }
      """
    ),
    (
      "property observers",
      """
      struct T {
        var a = 1 {
          didSet { x() }
        }
      }
      """,
      """
      struct T {
        var a = 2 {
          didSet { x() }
        }
      }
      """,
      """
      struct T {
        var a = 1 {
          didSet { y() }
        }
      }
      """,
      """
      struct T {
        var a = 2 {
          didSet { y() }
        }
      }
      """
    ),
    (
      "computed to stored",
      """
      struct T {
        var a: Int { 1 }
        var b: Int { 2 }
      }
      """,
      """
      struct T {
        var a: Int { 1 }
        var b: Int = 2
      }
      """,
      """
      struct T {
        var a: Int = 1
        var b: Int { 2 }
      }
      """,
      """
      struct T {
        var a: Int = 1
        var b: Int = 2
      }
      """
    ),
    (
      "nested comment",
      """
      struct S {
        /* a /* b */ c */
        let x = 1
      }
      """,
      """
      struct S {
        /* a /* b */ c */
        let x = 1
        let y = 2
      }
      """,
      """
      struct S {
        /* a /* b } */ c */
        let x = 1
      }
      """,
      """
      struct S {
        /* a /* b } */ c */
        let x = 1
        let y = 2
      }
      """
    ),
    (
      "raw strings",
      #"""
      struct S {
        let a = #"\"}"#
        let b = "\(f("}"))"
      }
      """#,
      ###"""
      struct S {
        let a = #"\"}"#
        let b = "\(f("}"))"
        let c = ##"""
          { "# 
          """##
      }
      """###,
      #"""
      struct S {
        let a = #"\"}}"#
        let b = "\(f("}"))"
      }
      """#,
      ###"""
      struct S {
        let a = #"\"}}"#
        let b = "\(f("}"))"
        let c = ##"""
          { "# 
          """##
      }
      """###
    ),
    (
      "ifs",
      """
      #if A
        import X
      #else
        import Y
      #endif

      func f() {}
      """,
      """
      #if A
        import X
        import Z
      #else
        import Y
      #endif

      func f() {}
      """,
      """
      #if A
        import X
      #else
        import Y
        import W
      #endif

      func f() {}
      """,
      """
      #if A
        import X
        import Z
      #else
        import Y
        import W
      #endif

      func f() {}
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
