import Testing

@testable import SwiftReading

/// What is read of the types in a file.
@Suite struct TypeReaderTests {
  @Test(arguments: declarations) func readsTypes(text: String, types: [String]) {
    #expect(TypeReader.outlines(of: SwiftSource(text)).map(\.words) == types)
  }

  @Test(arguments: properties) func readsProperties(text: String, held: String) {
    let outlines = TypeReader.outlines(of: SwiftSource("struct A {\n\(text)\n}"))
    #expect(
      outlines.map(\.words) == [
        held.hasPrefix("uses") ? "struct A {} \(held)" : "struct A {\(held)}"
      ])
  }

  static let declarations: [(String, [String])] = [
    ("", []),
    ("struct A {}", ["struct A {}"]),
    ("class A {}", ["class A {}"]),
    ("enum A {}", ["enum A {}"]),
    ("actor A {}", ["actor A {}"]),
    ("protocol A {}", ["protocol A {}"]),
    ("extension A {}", ["extension A {}"]),
    ("public final class A {}", ["public class A {}"]),
    ("open class A {}", ["open class A {}"]),
    ("package struct A {}", ["package struct A {}"]),
    ("fileprivate indirect enum A {}", ["fileprivate enum A {}"]),
    ("public actor A {}", ["public actor A {}"]),
    ("@MainActor @Observable\npublic final class A: B {\n}", ["public class A: B {}"]),
    ("@available(iOS 17, *) struct A {}", ["struct A {}"]),
    ("@Model<Row>(\"a\") final class A {}", ["class A {}"]),
    ("struct A: B, C.D, @unchecked Sendable {}", ["struct A: B, C.D, Sendable {}"]),
    ("struct A: ~Copyable {}", ["struct A {}"]),
    ("protocol A: class, B {}", ["protocol A: B {}"]),
    ("struct A: B & C {}", ["struct A: B & C {}"]),
    ("struct A<Row> {}", ["struct A<Row> {}"]),
    ("struct A<Key: Hashable, each Row: B<Key>>: C {}", ["struct A<Key, Row>: C {}"]),
    ("struct A<let count: Int> {}", ["struct A<count> {}"]),
    (
      "struct A<Row>: B<[Row]> where Row: Hashable, Row.ID == Int {}",
      ["struct A<Row>: B<[Row]> {}"]
    ),
    (
      "protocol A<Element>: B where Element: C { associatedtype Element }",
      ["protocol A<Element>: B {}"]
    ),
    ("extension A<B>: C where B == D {}", ["extension A: C {}"]),
    ("extension A.B: C {}", ["extension A.B: C {}"]),
    ("struct `Type` {}", ["struct Type {}"]),
    ("struct 登录: 处理 { let 名: String }", ["struct 登录: 处理 {名: String}"]),
    ("struct A {} struct B {}", ["struct A {}", "struct B {}"]),
    (
      "struct A { struct B { enum C { case d } } }",
      ["struct A {}", "struct A.B {}", "enum A.B.C {case d}"]
    ),
    (
      "extension A { private enum B: String, C { case d = \"e\" } }",
      [
        "extension A {}", "private enum A.B: String, C {case d}",
      ]
    ),
    (
      "#if canImport(UIKit)\n  class A: B {}\n#else\n  class A: C {}\n#endif",
      ["class A: B {}", "class A: C {}"]
    ),
    ("func a() { struct B {} }", []),
    ("// struct A {}\n/* struct B {} */ let c = \"struct D {}\"", []),
    ("let a = actor\nlet struct = 1", []),
    ("struct A: B\n{\n}", ["struct A: B {}"]),
    ("struct A\n  : B,\n    C\n  where D: E {}", ["struct A: B, C {}"]),
    (
      "enum A { case b, c(Int), d(row: Row?, [E] = []) }",
      ["enum A {case b, case c(Int), case d(Row?, [E])}"]
    ),
    (
      "indirect enum A: Int { case b = 1, c\n  case `default`\n  static let d = 2 }",
      [
        "enum A: Int {case b, case c, case default}"
      ]
    ),
    ("enum A { case b\n  var c: Int { switch self { case .b: 1 } } }", ["enum A {case b}"]),
    ("protocol A { var b: Int { get }\n  func c(_ d: E) -> F }", ["protocol A {} uses E, F"]),
    (
      "typealias A = [B]\nstruct C { public typealias D<E> = (E) -> Void }",
      [
        "typealias A: [B] {}", "struct C {}", "public typealias C.D: (E) -> Void {}",
      ]
    ),
    (
      "struct A {\n  func b(c: D.E<F>) -> G { H() }\n  private func i(j: K) {}\n  static func l() -> M { M() }\n}",
      [
        "struct A {} uses D.E, F, G"
      ]
    ),
    ("private extension A { func b(c: D) {} }", ["private extension A {}"]),
    ("struct A { let b: Int", ["struct A {b: Int}"]),
    (
      "class A { class func b() {}\n  class var c: Int { 1 }\n  class D {} }",
      ["class A {}", "class A.D {}"]
    ),
  ]

  static let properties: [(String, String)] = [
    ("let a: Int", "a: Int"),
    ("let a: Int; var b: C", "a: Int, b: C"),
    ("private let a: [Row]?", "private a: [Row]?"),
    ("public private(set) var a: Set<Row>", "public a: Set<Row>"),
    ("private(set) var a: Int", "a: Int"),
    ("let a: [Key: [Row]]", "a: [Key: [Row]]"),
    ("let a: any B & C", "a: any B & C"),
    ("weak var a: (any B)?", "weak a: (any B)?"),
    ("unowned(unsafe) let a: B", "weak a: B"),
    ("@IBOutlet weak var a: UILabel!", "weak a: UILabel!"),
    ("@State private var a: B", "private a: B"),
    ("@Environment(\\.dismiss) private var a", "private a"),
    ("@ObservationIgnored private lazy var a = B { [weak self] in self?.c() }", "private a: B"),
    ("let a, b: Int", "a: Int, b: Int"),
    ("let a = 1, b: C, d = \"e\"", "a: Int, b: C, d: String"),
    ("let (a, b): (Int, C)", "(a, b): (Int, C)"),
    ("let a: (Row, row: C) -> Void", "a: (Row, row: C) -> Void"),
    ("let a: @Sendable (B) async throws(C) -> D", "a: (B) async throws(C) -> D"),
    ("var a: ((B) -> Void)?", "a: ((B) -> Void)?"),
    ("let a: B.C<D>.E", "a: B.C<D>.E"),
    ("let a: B.Type", "a: B.Type"),
    ("let a = TaskSlot()", "a: TaskSlot"),
    ("let a = B<C, D>(in: .all)", "a: B<C, D>"),
    ("let a = [B]()", "a: [B]"),
    ("let a = B.C(d: e)", "a: B.C"),
    ("let a = try! B(c)", "a: B"),
    ("let a = B().c", "a"),
    ("let a = B.shared", "a"),
    ("let a = make()", "a"),
    ("let a = true, b = -1.5, c = 0", "a: Bool, b: Double, c: Int"),
    ("let a = b +\n  c\nlet d: E", "a, d: E"),
    ("let a = b\n  .c { d in\n    let e: F = d\n  }\nlet g: H", "a, g: H"),
    ("let a: B = if c { d } else { e }\nlet f: G", "a: B, f: G"),
    ("var a: Int { 1 }", ""),
    ("var a: Int { get { 1 } set {} }", ""),
    ("var a: some View {\n  let b: C = d\n}", ""),
    ("var a: Int { didSet { b() } }\nvar c: D = e { willSet {} }", "a: Int, c: D"),
    ("static let a: Int\nstatic var b = 1", ""),
    ("#if DEBUG\nlet a: Int\n#else\nlet b: Int\n#endif", "a: Int, b: Int"),
    ("init(a: B) { let c: D = a }", "uses B"),
    ("subscript(a: B) -> C { let d = a }", "uses B, C"),
    ("let `class`: A", "class: A"),
    ("let a: [3 of B], c: InlineArray<3, D>", "a: [3 of B], c: InlineArray<3, D>"),
    ("let a: B /* the first */ // and last\nlet c: D", "a: B, c: D"),
    ("let a:B?\nlet c:D", "a: B?, c: D"),
    ("var a: B\n  = c", "a: B"),
    ("nonisolated(unsafe) var a: B", "a: B"),
    ("@Published var a: [B] = [] { didSet { c() } }", "a: [B]"),
  ]

  @Test(arguments: mentions) func readsMentions(type: String, names: String) {
    let outlines = TypeReader.outlines(of: SwiftSource("struct A { let a: \(type) }"))
    let found = outlines[0].properties[0].type?.mentions ?? []
    #expect(found.map(\.words).joined(separator: " ") == names)
  }

  /// `?` for one or none, `*` for many, `<>` for what stands between angle brackets.
  static let mentions: [(String, String)] = [
    ("B", "B"), ("B?", "B?"), ("B!", "B?"), ("[B]", "B*"), ("[B]?", "B*"), ("[B?]", "B*"),
    ("[B: C]", "B* C*"), ("Set<B>", "Set B*"), ("Optional<B>", "Optional B?"), ("D<B>", "D B<>"),
    ("[D<[B]>]", "D* B*<>"), ("(B, c: C?)", "B C?"), ("(B) -> C", ""), ("((B) -> C)?", ""),
    ("[(B, (C) -> D)]", "B*"), ("any B & C", "B C"), ("some B", "B"), ("B.C", "B.C"),
    ("B.Type", ""),
    ("B<C>.D", "B.D C<>"), ("InlineArray<3, B>", "InlineArray B<>"),
  ]
}

extension SwiftSource {
  init(_ text: String) { self.init(Array(text.utf8)) }
}

extension TypeOutline {
  /// The outline in one line: `struct A<Row>: B {private c: [Row], case d(E)} uses F`
  fileprivate var words: String {
    let head = access == .internal ? "" : "\(access.rawValue) "
    let list = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    let parents = inherited.map(\.text).joined(separator: ", ")
    let parts = properties.map(\.words) + cases.map(\.words)
    let uses = signatures.sorted().joined(separator: ", ")
    return head + "\(kind.rawValue) \(name)\(list)" + (parents.isEmpty ? "" : ": \(parents)")
      + " {\(parts.joined(separator: ", "))}" + (uses.isEmpty ? "" : " uses \(uses)")
  }
}

extension TypeOutline.Property {
  fileprivate var words: String {
    (isWeak ? "weak " : "") + (access == .internal ? "" : access.rawValue + " ") + name
      + (type.map { ": " + $0.text } ?? "")
  }
}

extension TypeOutline.Case {
  fileprivate var words: String {
    "case \(name)" + (payload.isEmpty ? "" : "(\(payload.map(\.text).joined(separator: ", ")))")
  }
}

extension TypeText.Mention {
  fileprivate var words: String {
    let signs = [TypeText.Count.one: "", .optional: "?", .many: "*"]
    return name + signs[count, default: ""] + (isArgument ? "<>" : "")
  }
}
