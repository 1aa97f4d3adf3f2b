extension Languages {
  /// The languages of an Xcode project: `developmentRegion`, then the others of `knownRegions`.
  /// `Base` is no language, and old projects have names such as `English` there.
  ///
  /// - Parameter contents: those of `project.pbxproj`.
  init(ofXcodeProject contents: [UInt8]) {
    let lines = contents.lines.map { String(decoding: $0, as: UTF8.self).trimmed }
    let start = "developmentRegion = "
    let written = lines.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    let known = lines.drop { $0 != "knownRegions = (" }.dropFirst().prefix { $0 != ");" }
    let codes = (written + known)
      .map { line in line.filter { !"\",;".contains($0) } }
      .map { $0 == "English" ? Languages.standard.source : $0 }
      .filter { LanguageCode($0).problem == nil }
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    self = (try? Languages(codes)) ?? .standard
  }
}
