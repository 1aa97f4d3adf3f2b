import Testing

@testable import SwiftReading

/// What becomes of a file of many targets in the one target of an app.
@Suite struct OneTargetTests {
  private let merged: Set = ["Core", "BaseData", "BaseTesting", "LoginBusiness", "LoginData"]

  @Test(arguments: [
    ("import Core\nimport Foundation\n\nstruct A {}\n", "import Foundation\n\nstruct A {}\n"),
    ("import Core\n\nstruct A {}\n", "struct A {}\n"),
    (
      "import BaseData\nimport Core\ninternal import LoginData\n\nextension A {}\n",
      "extension A {}\n"
    ),
    ("public import Core\n\nstruct A {}\n", "struct A {}\n"),
    (
      "#if canImport(UIKit)\n  import Core\n  import UIKit\n\n  class A {}\n#endif\n",
      "#if canImport(UIKit)\n  import UIKit\n\n  class A {}\n#endif\n"
    ),
    (
      "#if canImport(UIKit)\n  import Core\n\n  class A {}\n#endif\n",
      "#if canImport(UIKit)\n  class A {}\n#endif\n"
    ),
    (
      "#if canImport(SQLite3)\n  import SQLite3\n#else\n  import BaseSQLite\n#endif\n",
      "#if canImport(SQLite3)\n  import SQLite3\n#else\n  import BaseSQLite\n#endif\n"
    ),
    (
      "import CoreData\n\nlet text = \"\"\"\n  import Core\n  \"\"\"\n// import Core\n",
      "import CoreData\n\nlet text = \"\"\"\n  import Core\n  \"\"\"\n// import Core\n"
    ),
  ])
  func dropsTheImportsOfItsOwnTargets(before: String, after: String) {
    #expect(OneTarget(merged: merged, tested: nil).rewrite(before) == after)
  }

  @Test(arguments: [
    (
      "import BaseData\nimport Testing\n\n@testable import LoginBusiness\n\nstruct A {}\n",
      "import Testing\n\n@testable import Weibo\n\nstruct A {}\n"
    ),
    (
      "import BaseData\nimport Core\nimport Testing\n\nstruct A {}\n",
      "import Testing\n\n@testable import Weibo\n\nstruct A {}\n"
    ),
    ("import Core\n\nclass A {}\n", "@testable import Weibo\n\nclass A {}\n"),
    ("import Foundation\n\nclass A {}\n", "import Foundation\n\nclass A {}\n"),
  ])
  func testsImportTheAppInstead(before: String, after: String) {
    #expect(OneTarget(merged: merged, tested: "Weibo").rewrite(before) == after)
  }

  @Test(arguments: [
    ("package let a = 1", "let a = 1"),
    ("@frozen\npackage nonisolated struct A {}", "nonisolated struct A {}"),
    ("@frozen public enum A {}", "enum A {}"),
    ("public final class A {}", "final class A {}"),
    ("open class A {}", "class A {}"),
    ("package private(set) var a = 1", "private(set) var a = 1"),
    ("public package(set) var a = 1", "var a = 1"),
    ("public @MainActor func a() {}", "@MainActor func a() {}"),
    ("@discardableResult\npackage func a() {}", "@discardableResult\nfunc a() {}"),
    ("package override init() {}", "override init() {}"),
    ("enum Door { case open, shut }", "enum Door { case open, shut }"),
    ("enum Door {\n  case open\n  var a: Int\n}", "enum Door {\n  case open\n  var a: Int\n}"),
    ("package.targets += []", "package.targets += []"),
    ("let a = package\nlet b = 1", "let a = package\nlet b = 1"),
    ("func open(_ a: Int) { open(a) }", "func open(_ a: Int) { open(a) }"),
    ("let a = \"public let b\"", "let a = \"public let b\""),
    (
      "let a = \"\\(b(\"public let\")) public let\"", "let a = \"\\(b(\"public let\")) public let\""
    ),
    ("let a = #\"public \" let\"#", "let a = #\"public \" let\"#"),
    ("/* public /* */ let */ public let a", "/* public /* */ let */ let a"),
    ("/// package let a", "/// package let a"),
  ])
  func dropsAccessLevels(before: String, after: String) {
    #expect(OneTarget(merged: merged, tested: nil).rewrite(before + "\n") == after + "\n")
  }

  /// An initializer that was there for its access level is now the one that Swift makes itself.
  @Test func dropsTheMemberwiseInitializer() {
    let before = """
      package struct User: Sendable {
        package let `class`: String
        package let names: [String: Int]
        package static let none = 0
        package var isAdult: Bool { true }

        /// Makes one.
        package init(
          `class`: String,
          names: [String: Int]
        ) {
          self.class = `class`
          self.names = names
        }
      }

      """
    let after = """
      struct User: Sendable {
        let `class`: String
        let names: [String: Int]
        static let none = 0
        var isAdult: Bool { true }
      }

      """
    #expect(OneTarget(merged: merged, tested: nil).rewrite(before) == after)
  }

  @Test(arguments: [
    // A default, a label, a property that nobody else uses, work to do, a second one.
    "struct A {\n  let a: Int\n\n  init(a: Int = 1) {\n    self.a = a\n  }\n}\n",
    "struct A {\n  let a: Int\n\n  init(_ a: Int) {\n    self.a = a\n  }\n}\n",
    "struct A {\n  private let a: Int\n\n  init(a: Int) {\n    self.a = a\n  }\n}\n",
    "struct A {\n  let a: Int\n\n  init(a: Int) {\n    self.a = a\n    b()\n  }\n}\n",
    "struct A {\n  let a: Int\n\n  init(a: Int) {\n    self.a = a\n  }\n\n  init() {\n    a = 1\n  }\n}\n",
    "class A {\n  let a: Int\n\n  init(a: Int) {\n    self.a = a\n  }\n}\n",
  ])
  func keepsAnInitializerThatSaysMore(text: String) {
    #expect(OneTarget(merged: merged, tested: nil).rewrite(text) == text)
  }

  @Test func sortsImportsByTheirNewNames() {
    let names = RenamedTargets(names: ["Core": "ZooCore", "BaseData": "ZooBaseData"])
    #expect(
      names.rewrite("import BaseData\nimport Core\nimport Testing\n\n@testable import Core\n")
        == "import Testing\nimport ZooBaseData\nimport ZooCore\n\n@testable import ZooCore\n")
  }

  @Test func findsTheTypesThatAllFilesShare() {
    let source = SwiftSource(
      Array(
        """
        // class Gone {}
        import struct Core.Page
        public struct A { struct B {} }
        extension C { enum D {} }
        private class E {}
        let text = "{"
        actor F {}
        #if DEBUG
          typealias G = Int
        #endif
        """.utf8))
    #expect(
      source.types == [
        TypeDeclaration(keyword: "struct", name: "A", line: 3),
        TypeDeclaration(keyword: "actor", name: "F", line: 7),
        TypeDeclaration(keyword: "typealias", name: "G", line: 9),
      ])
  }
}
