import Testing

@testable import SwiftReading

/// What a file declares besides types, as a table: `a` outside all types, `+a` in an extension,
/// `+a*` in one that conforms to something, `-a` for what only the file depends on, `#a` for a
/// macro; and who has which member.
@Suite struct MemberScannerTests {
  static let table: [(String, String, String)] = [
    ("", "", ""), ("func a() {}", "a", ""), ("let a = 1", "a", ""), ("var a: B { c }", "a", ""),
    ("@MainActor public let a = 1", "a", ""), ("private let a = 1", "-a", ""),
    ("fileprivate func a() {}", "-a", ""), ("private(set) var a = 1", "a", ""),
    ("let a = 1, b = 2", "a", ""), ("var a, b: C", "a b", ""), ("let (a, b) = c", "a b", ""),
    ("func a() { let b = 1; func c() {} }", "a", ""), ("let a = { b in let c = b }", "a", ""),
    ("let a = b(c, d: e)", "a", ""), ("func a<B>(c: D) {}\nlet e = 1", "a e", ""),
    ("func < (a: B, c: B) {}", "", ""), ("func `a`() {}", "a", ""),
    ("if a { let b = 1 }", "", ""), ("for a in b { var c = a }", "", ""),
    ("macro a() = #externalMacro(module: \"B\", type: \"C\")", "#a", ""),
    ("let macro = 1\na(macro: macro)", "macro", ""), ("#a()", "", ""),
    ("struct A { let b = 1; func c() { let d = 1 } }", "", "A.b A.c"),
    ("struct A { var b, c: D }", "", "A.b A.c"), ("struct A { let (b, c) = d }", "", "A.b A.c"),
    ("enum A { case b, c(d: E), f }", "", "A.b A.c A.f"),
    ("enum A: Int { case b = 1, c }", "", "A.b"),
    ("protocol A { func b(); var c: D { get } }", "", "A.b A.c"),
    ("class A: B { class func c() {}; static let d = 1 }", "", "A.c A.d"),
    ("struct A { struct B { let c = 1 }; let d = 1 }", "", "B.c A.d"),
    ("extension A { func b() {}; static var c: D { e } }", "+b +c", ""),
    ("extension A: B { func c() {} }", "+c*", ""),
    ("extension A where B == C { func d() {} }", "+d", ""),
    ("extension A where B: C { func d() {} }", "+d", ""),
    ("extension A.B { static let c = D.e }", "+c", ""),
    ("private extension A { func b() {} }", "-+b", ""),
    ("extension A { private func b() {} }", "-+b", ""),
    ("extension A { struct B { let c = 1 } }", "", "B.c"),
    ("struct A {}\nlet b = 1", "b", ""), ("typealias A = B\nlet c = 1", "c", ""),
    ("} let a = 1", "a", ""), ("let A = 1", "", ""), ("func a(struct b: C) { let d = 1 }", "a", ""),
    ("a.let(b)", "", ""), ("// let a = 1\n\"let b = 1\"", "", ""),
    ("switch a { case b, c: d }", "", ""),
  ]

  @Test(arguments: table)
  func finds(text: String, free: String, members: String) {
    let lists = NameLists(of: text)
    let names = free.split(separator: " ").map(String.init)
    let found = zip(lists.free, names).map { member, name in
      let signs = [
        member.isPrivate ? "-" : "", member.isMacro ? "#" : "", member.extended == nil ? "" : "+",
        name.filter { !"-#+*".contains($0) }, member.isOfConformance ? "*" : "",
      ]
      return signs.joined()
    }
    #expect(found == names)
    #expect(
      lists.free.map(\.key) == names.map { NameKey($0.filter { !"-#+*".contains($0) }) })
    let pairs = members.split(separator: " ").map { $0.split(separator: ".") }
    #expect(lists.members == pairs.map { NameKey(String($0[1])).short })
    let owners = lists.owners.flatMap { Array(repeating: $0.type, count: Int($0.count)) }
    #expect(owners == pairs.map { NameKey(String($0[0])).short })
  }

  /// What a type has, and its values have not.
  @Test(arguments: [
    ("func b() {}; static var c: D { e }", "c"), ("class func b() {}; func c() {}", "b"),
    ("private static let b = 1; let c = 2", "b"), ("static private(set) var b = 1", "b"),
    ("nonisolated(unsafe) static var b = 1; var c: D { e }", "b"),
    ("static nonisolated(unsafe) var b = 1", "b"),
    ("struct S { static let a = 1 }; func b() {}", ""),
    ("class C {}; func b() {}", ""), ("static func b() { var d = 1 }; func c() {}", "b"),
  ])
  func tellsWhatATypeHas(members: String, ofType: String) {
    let free = NameLists(of: "extension A { \(members) }").free
    let keys = free.filter(\.isOfType).map(\.key)
    #expect(keys == ofType.split(separator: " ").map { NameKey(String($0)) })
  }

  @Test func namesWhatTypesInheritFrom() {
    let text =
      "class A: B, C.D { struct E: F {} }\nextension A: G where J: K {}\nextension A where L: M {}\n"
      + "let h: I"
    let lists = NameLists(of: text)
    let pairs = ["AB", "AC", "EF", "AG"].map { $0.map { NameKey(String($0)).short } }
    #expect(lists.parents == pairs.map { NamePair($0[0], $0[1]) })
  }
}
