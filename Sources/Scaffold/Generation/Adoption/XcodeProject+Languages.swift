import Model
import SwiftReading

extension XcodeProject {
  /// The languages of the project: `developmentRegion`, then the others of `knownRegions`. `Base` is
  /// no language, and old projects have names such as `English` there.
  var languages: Languages {
    guard let project = objects?.project else { return .standard }
    let codes =
      ([project.text("developmentRegion")].compactMap(\.self) + project.texts("knownRegions"))
      .map { $0 == "English" ? Languages.standard.source : $0 }
      .filter { LanguageCode($0).problem == nil }
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return (try? Languages(codes)) ?? .standard
  }
}
