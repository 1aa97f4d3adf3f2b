import Testing

@testable import SwiftReading

/// What a file declares and names, as a table: `a` for a type outside all others, `(a)` for one
/// inside, `-a` for one that only the file depends on.
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
    let lists = NameLists(of: text)
    let words = declared.split(separator: " ").map(String.init)
    #expect(lists.declared.map(\.key) == words.map { NameKey($0.filter { !"-()".contains($0) }) })
    #expect(lists.declared.map(\.isPrivate) == words.map { $0.hasPrefix("-") })
    #expect(lists.declared.map(\.isTopLevel) == words.map { !$0.contains("(") })
    let names = lists.named.map { $0.text(in: Array(text.utf8)) }
    #expect(names.joined(separator: " ") == named)
  }

  @Test func tellsThePlaces() {
    let lists = NameLists(
      of: "\u{FEFF}struct 登录 {}\r\n\tlet a: 登录.B, c: D\n  enum `E` {}")
    #expect(lists.declared.map { "\($0.line):\($0.column)" } == ["1:11", "3:8"])
    #expect(lists.named.map(\.offset) == [29, 42])
  }

  /// Many files are read in the same room.
  @Test func keepsFilesApart() {
    var room = TypeScanner.Room()
    let texts = ["struct A { let b: C }", "", "let c: C\nextension D { struct A<T> {} }"]
    let files = texts.map { text in
      var lists = NameLists()
      _ = Array(text.utf8).withUnsafeBufferPointer { TypeScanner.scan($0, &room, into: &lists) }
      return lists
    }
    #expect(files.map(\.declared.count) == [1, 0, 2])
    #expect(files.map(\.named.count) == [1, 0, 2])
    #expect(files.map(\.free.count) == [0, 0, 1])
    #expect(files.map { Array($0.members) } == [[NameKey("b").short], [], []])
    #expect(files.map { $0.owners.map(\.type) } == [[NameKey("A").short], [], []])
    #expect(files.map { Array($0.extended) } == [[], [], [NameKey("D").short]])
  }
}
