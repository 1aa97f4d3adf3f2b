import Testing

@testable import SwiftReading

/// What a file declares and names, as a table: `a` for a type outside all others, `(a)` for one
/// inside, `-a` for one that only the file sees.
@Suite struct TypeScannerTests {
  static let table: [(String, String, String)] = [
    ("", "", ""), ("struct A {}", "A", ""), ("class A: B {}", "A", "B"), ("enum A {}", "A", ""),
    ("actor A {}", "A", ""), ("protocol A: AnyObject {}", "A", "AnyObject"),
    ("typealias A = B", "A", "B"), ("public final class A {}\nstruct B {}", "A B", ""),
    ("@MainActor @Observable final class A {}", "A", "MainActor Observable"),
    ("indirect enum A { case b(A) }", "A", "A"), ("distributed actor A {}", "A", ""),
    ("struct `A` {}", "A", ""), ("struct 登录 {}", "登录", ""), ("struct _A {}", "_A", ""),
    ("private struct A {}", "-A", ""), ("fileprivate final class A {}", "-A", ""),
    ("private extension A {}\nstruct B {}", "B", "A"), ("private let a = 1\nstruct B {}", "B", ""),
    ("private(set) var a = 1\nstruct B {}", "B", ""), ("private func a() {}\nstruct B {}", "B", ""),
    ("private init\nstruct B {}", "B", ""),
    ("struct A { struct B {} }\nstruct C {}", "A (B) C", ""),
    ("extension A { enum B {} }", "(B)", "A"), ("func a() { struct B {} }", "(B)", ""),
    ("protocol A { associatedtype B: C }", "A (B)", "C"), ("} struct A {}", "A", ""),
    ("class func a() {}", "", ""), ("struct A { class var a: B { C() } }", "A", "B C"),
    ("struct A<B> {}", "A (B)", ""), ("struct A<B, C: D, E> {}", "A (B) (C) (E)", "D"),
    ("struct A<B: C<D, E>> {}", "A (B)", "C D E"),
    ("struct A<B: (C) -> D, E> {}", "A (B) (E)", "C D"),
    ("struct A<each B> {}", "A (B)", ""), ("struct A<let B: Int> {}", "A (B)", "Int"),
    ("func a<B>(_ b: B, c: C) {}", "-(B)", "B C"), ("init<B>(b: B)", "-(B)", "B"),
    ("subscript<B>(b: B) -> C", "-(B)", "B C"), ("a<B>(C)", "", "B C"),
    ("a < B && C > d", "", "B C"),
    ("func < (a: A, b: B) -> C { }\nstruct D {}", "D", "A B C"),
    ("let a = 0...B.max", "", "B"), ("let a = B...", "", "B"),
    (
      "protocol A { static func < (a: Self, b: Self) -> Bool }\nfunc c() -> (Int, D)", "A",
      "Self Bool Int D"
    ),
    ("let a = B.C.D", "", "B"), ("let a: B? = .C", "", "B"), ("a?.B", "", ""), ("a\n  .B", "", ""),
    ("\\A.b", "", "A"), ("#A", "", ""), ("#if A\n#endif", "", "A"), ("@A var b", "", "A"),
    ("import A", "", ""), ("import A.B", "", ""), ("import struct A.B\nlet c: D", "", "D"),
    ("import class A.B\nclass C {}", "C", ""), ("import os\nlet a: B", "", "B"),
    ("import func a.b\nB()", "", "B"), ("A A A", "", "A"), ("// A\n/* B */ \"C\" /D/", "", ""),
    ("\"\\(A.b) B\"", "", "A"), ("#\"\\(A) \\#(B)\"#", "", "B"),
    ("\"\"\"\n\\(A)\n\"\"\" + B", "", "A B"),
    ("case actor, movie", "", ""), ("let protocolA: B", "", "B"), ("x.struct A", "", "A"),
  ]

  @Test(arguments: table)
  func finds(text: String, declared: String, named: String) {
    let bytes = Array(text.utf8)
    let (types, places) = bytes.withUnsafeBufferPointer { bytes in
      var names = NameSet()
      let outcome = TypeScanner.scan(bytes, names: &names)
      return (outcome.declared, outcome.named)
    }
    let words = types.map { type in
      (type.isPrivate ? "-" : "") + (type.isTopLevel ? type.name : "(\(type.name))")
    }
    #expect(words.joined(separator: " ") == declared)
    #expect(places.map(\.key) == named.split(separator: " ").map { NameKey(String($0)) })
  }

  @Test func tellsThePlaces() {
    let bytes = Array("\u{FEFF}struct 登录 {}\r\n\tlet a: 登录.B, c: D\n  enum `E` {}".utf8)
    bytes.withUnsafeBufferPointer { bytes in
      var names = NameSet()
      let outcome = TypeScanner.scan(bytes, names: &names)
      #expect(
        outcome.declared.map { "\($0.name) \($0.line):\($0.column)" } == ["登录 1:11", "E 3:8"])
      #expect(outcome.named.map { "\($0.line):\($0.column)" } == ["2:9", "2:22"])
    }
  }
}
