import Testing

@testable import Templates

/// A kind of module is a folder and its name in one list, as CONTRIBUTING.md says.
@Suite struct NewKindTests {
  /// A list of pictures: the same but for its screen.
  private static let mosaic = [
    "Templates/module/mosaic/template.json":
      #"{ "version": 1, "summary": "Many pictures.", "needs": ["list"] }"#,
    "Templates/module/mosaic/View/UIKit/{{ name }}ViewController.swift.stencil":
      "final class {{ name }}ViewController {}\n",
  ]

  private func sandbox() throws -> Sandbox {
    let info = try #require(try Catalog.embedded.files(of: "module")["template.json"])
    let kinds = #""choices": ["item", "#
    #expect(info.contains(kinds))
    let sandbox = try Sandbox.demo()
    try sandbox.write(
      info.replacing(kinds, with: kinds + #""mosaic", "#),
      to: "Templates/module/template.json")
    for (path, text) in Self.mosaic { try sandbox.write(text, to: path) }
    return sandbox
  }

  @Test(arguments: ["", " --screens list,detail,create,edit,delete,search", " --without network"])
  func isAFolderAndAName(_ words: String) throws {
    let (list, mosaic) = (try sandbox(), try sandbox())

    #expect(list.run("new-module Photos --ui uikit --kind list" + words).status == .success)
    #expect(mosaic.run("new-module Photos --ui uikit --kind mosaic" + words).status == .success)

    let folder = "Sources/Modules/Photos/"
    let paths = try list.paths().filter { $0.hasPrefix(folder) && !$0.hasSuffix(".json") }
    #expect(try mosaic.paths().filter { $0.hasPrefix(folder) && !$0.hasSuffix(".json") } == paths)
    let others = try paths.filter { try list.read($0) != mosaic.read($0) }
    #expect(others == [folder + "View/UIKit/PhotosViewController.swift"])
  }
}
