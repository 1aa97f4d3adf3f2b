import Foundation
import MeView
import Testing

/// The names by which views get colours and images, held against the catalog of the app.
nonisolated struct MeResourceTests {
  private static let catalog = URL(filePath: #filePath)
    .appending(path: "../../../../../Xcode/LoginExample/Assets.xcassets").standardized

  @Test(arguments: [
    ("imageset", MeImage.allCases.map(\.rawValue)), ("colorset", MeColor.allCases.map(\.rawValue)),
  ])
  func areSetsOfTheCatalog(kind: String, names: [String]) throws {
    let sets = try FileManager.default.contentsOfDirectory(atPath: Self.catalog.path)

    #expect(names.filter { !sets.contains("\($0).\(kind)") } == [])
  }

  /// The file of an image is where its set says.
  @Test(arguments: MeImage.allCases)
  func hasItsFile(image: MeImage) throws {
    struct Contents: Decodable {
      struct Image: Decodable {
        let filename: String
      }
      let images: [Image]
    }
    let folder = Self.catalog.appending(path: "\(image.rawValue).imageset")
    let contents = try JSONDecoder().decode(
      Contents.self, from: Data(contentsOf: folder.appending(path: "Contents.json")))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)

    #expect(contents.images.map(\.filename).filter { !files.contains($0) } == [])
    #expect(!contents.images.isEmpty)
  }
}
