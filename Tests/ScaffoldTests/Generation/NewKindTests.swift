import Testing

@testable import Templates

/// A kind of module is a folder and its name in one list, as CONTRIBUTING.md says.
@Suite struct NewKindTests {
  /// A list of pictures: the same but for its screen.
  private static let gallery = [
    "Templates/module/gallery/template.json":
      #"{ "version": 1, "summary": "Many pictures.", "needs": ["list"] }"#,
    "Templates/module/gallery/View/UIKit/{{ name }}ViewController.swift.stencil":
      "final class {{ name }}ViewController {}\n",
  ]

  private func sandbox() throws -> Sandbox {
    let info = try #require(try Catalog.embedded.files(of: "module")["template.json"])
    let kinds = #""form", "login"]"#
    #expect(info.contains(kinds))
    let sandbox = try Sandbox.demo()
    try sandbox.write(
      info.replacing(kinds, with: #""form", "login", "gallery"]"#),
      to: "Templates/module/template.json")
    for (path, text) in Self.gallery { try sandbox.write(text, to: path) }
    return sandbox
  }

  @Test(arguments: ["", " --screens list,detail,create,edit,delete,search", " --without network"])
  func isAFolderAndAName(_ words: String) throws {
    let (list, gallery) = (try sandbox(), try sandbox())

    #expect(list.run("new-module Photos --ui uikit --kind list" + words).status == .success)
    #expect(gallery.run("new-module Photos --ui uikit --kind gallery" + words).status == .success)

    let folder = "Sources/Modules/Photos/"
    let paths = try list.paths().filter { $0.hasPrefix(folder) && !$0.hasSuffix(".json") }
    #expect(try gallery.paths().filter { $0.hasPrefix(folder) && !$0.hasSuffix(".json") } == paths)
    let others = try paths.filter { try list.read($0) != gallery.read($0) }
    #expect(others == [folder + "View/UIKit/PhotosViewController.swift"])
  }
}
