import Foundation
import Testing

@testable import Phrases

extension SpokenLanguage {
  /// A folder for each language that claims to be whole, with what is said in it beside the English.
  static let records = "Tests/ScaffoldTests/Phrases/Fixtures"

  /// Those that claim to be whole.
  static let whole = all.filter { language in
    let folder = Repository.root.appending(path: "\(records)/\(language.tag)")
    return FileManager.default.fileExists(atPath: folder.path)
  }

  /// The language in which tests read what is not English.
  static let chinese = SpokenLanguage(locale: "zh-Hans")!
}

extension SpokenLanguage: CustomTestStringConvertible {
  public var testDescription: String { tag }
}

extension Repository {
  /// The files of phrases, as the tool is built with them.
  static func phraseFiles() throws -> [(path: String, text: String)] {
    let folder = "Sources/Scaffold/Phrases/Languages"
    return try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .sorted().filter { $0.hasSuffix(".strings") }
      .map { (path: $0, text: try read("\(folder)/\($0)")) }
  }
}
