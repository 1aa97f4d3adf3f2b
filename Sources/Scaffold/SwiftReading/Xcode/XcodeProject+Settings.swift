import Ground

extension XcodeProject {
  /// The settings of each configuration of a target; of the project alone, if there is no target.
  ///
  /// - Parameters:
  ///   - root: the folder that the project is in, absolute.
  ///   - read: gives the bytes of a file, `nil` for one that cannot be read.
  package func settings(
    of target: XcodeObject?, in root: String, reading read: @escaping (String) -> [UInt8]?
  ) -> [BuildSettings] {
    guard let objects else { return [] }
    let lines = objects.lines
    let shared = configurations(of: objects.project)
    let configurations = target.map(configurations(of:)) ?? []
    return (configurations.isEmpty ? shared : configurations).map { configuration in
      let name = configuration.text("name") ?? ""
      let parent = configurations.isEmpty ? nil : shared.first { $0.text("name") == name }
      let levels = [configuration, parent].compactMap(\.self).flatMap { object in
        [own(object, lines), file(of: object, in: root, reading: read)]
      }
      return BuildSettings(levels: levels, configuration: name)
    }
  }

  private func configurations(of owner: XcodeObject) -> [XcodeObject] {
    guard let objects, let list = owner.text("buildConfigurationList").flatMap({ objects[$0] })
    else { return [] }
    return objects.objects(list.texts("buildConfigurations"))
  }

  /// The settings of the project file itself.
  private func own(_ configuration: XcodeObject, _ lines: LineTable) -> [BuildSetting] {
    (configuration["buildSettings"]?.entries ?? []).map { entry in
      let value =
        entry.value.text
        ?? entry.value.elements?.compactMap(\.text).joined(separator: " ") ?? ""
      let place = SourcePlace(ofByte: entry.range.lowerBound, in: file, lines)
      return BuildSetting(entry.key, value, at: place)
    }
  }

  /// The settings of the `.xcconfig` file that the configuration is based on.
  private func file(
    of configuration: XcodeObject, in root: String, reading read: @escaping (String) -> [UInt8]?
  ) -> [BuildSetting] {
    let path: String?
    if let reference = configuration.text("baseConfigurationReference") {
      path = self.path(of: reference)
    } else if let anchor = configuration.text("baseConfigurationReferenceAnchor"),
      let relative = configuration.text("baseConfigurationReferenceRelativePath")
    {
      path = self.path(of: anchor).map { $0 + "/" + relative }
    } else {
      path = nil
    }
    return path.map { ConfigurationFile.settings(of: $0, in: root, reading: read) } ?? []
  }
}
