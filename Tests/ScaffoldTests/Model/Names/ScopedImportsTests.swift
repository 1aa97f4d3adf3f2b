import Testing

@testable import Ground
@testable import Model

@Suite struct ScopedImportsTests {
  private let imports: ScopedImports

  init() throws {
    let files = [
      ("FeedBusiness", "Issue", "package struct Issue {}"),
      ("FeedBusiness", "IssueInput", "package struct IssueInput {}"),
      ("FeedBusiness", "Test", "package struct Test {}"),
      ("FeedData", "Notification", "package actor Notification {}"),
      ("FeedView", "GridRow", "package struct GridRow {}"),
      ("FeedView", "Tab", "package enum Tab {}"),
    ]
    imports = ScopedImports(
      of: try files.map { module, type, text in
        ScopedImports.File(
          module: module, path: try ProjectPath("\(module)/\(type).swift"), text: text)
      })
  }

  @Test(arguments: [
    // Below those of whole modules, apart from them.
    (
      """
      import FeedBusiness
      import Testing

      @testable import FeedView

      let issue: Issue, input: IssueInput

      """,
      """
      import FeedBusiness
      import Testing

      import struct FeedBusiness.Issue

      @testable import FeedView

      let issue: Issue, input: IssueInput

      """
    ),
    // With its attribute, and then among its kind.
    (
      "import Testing\n\n@testable import FeedBusiness\n\nlet issue: Issue\n",
      """
      import Testing

      @testable import FeedBusiness
      @testable import struct FeedBusiness.Issue

      let issue: Issue

      """
    ),
    // Where a condition holds; several at once, each with its own word.
    (
      "#if canImport(SwiftUI)\n  import FeedView\n  import SwiftUI\n\n  let a: Tab, b: GridRow\n#endif\n",
      """
      #if canImport(SwiftUI)
        import FeedView
        import SwiftUI

        import struct FeedView.GridRow
        import enum FeedView.Tab

        let a: Tab, b: GridRow
      #endif

      """
    ),
    (
      "internal import FeedData\nimport Foundation\n\nlet a: Notification\n",
      """
      internal import FeedData
      import Foundation

      internal import class FeedData.Notification

      let a: Notification

      """
    ),
  ])
  func importsByName(_ text: String, as result: String) {
    #expect(imports.rewrite(text) == result)
  }

  @Test(arguments: [
    "import FeedBusiness\n\nlet issue: Issue\n",
    "import FeedBusiness\nimport Foundation\n\nlet issue: Issue\n",
    "import FeedBusiness\nimport Testing\n\nlet issue: Feed.Issue // Issue\n",
    "import Testing\n\nstruct Issue {}\n",
    "import FeedBusiness\nimport Testing\n\n@Test func test() {}\n",
  ])
  func leavesWhatIsPlain(_ text: String) {
    #expect(imports.rewrite(text) == text)
  }
}
