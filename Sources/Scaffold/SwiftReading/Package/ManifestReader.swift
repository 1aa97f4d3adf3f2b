import Ground

/// Turns what a manifest's values say into targets.
struct ManifestReader {
  let source: SwiftSource
  let file: String
  let evaluator: ManifestEvaluator
  private let toolsVersion: ToolsVersion
  private let isFolder: (String) -> Bool
  private var isComplete: Bool

  /// - Parameter isFolder: whether there is a folder, by its path from the package's.
  static func read(
    _ source: SwiftSource, of file: String, isFolder: (String) -> Bool
  ) -> PackageTargets {
    withoutActuallyEscaping(isFolder) { isFolder in
      var reader = ManifestReader(source, file, isFolder)
      return reader.targets()
    }
  }

  private init(_ source: SwiftSource, _ file: String, _ isFolder: @escaping (String) -> Bool) {
    (self.source, self.file, self.isFolder) = (source, file, isFolder)
    evaluator = ManifestEvaluator(source)
    toolsVersion = ToolsVersion(ofManifest: source.bytes)
    isComplete = !evaluator.isLost
  }
}

extension PackageTargets {
  /// Reads a manifest without running it.
  ///
  /// - Parameters:
  ///   - file: the manifest's path, for places in it.
  ///   - isFolder: whether there is a folder, by its path from the package's.
  package init(manifest source: SwiftSource, file: String, isFolder: (String) -> Bool) {
    self = ManifestReader.read(source, of: file, isFolder: isFolder)
  }
}

extension ManifestReader {
  private mutating func targets() -> PackageTargets {
    let list = package?["targets"] ?? (package == nil ? .unknown : .list(ManifestList([])))
    let elements = list.list.elements
    isComplete = isComplete && list.list.isWhole && elements.allSatisfy(\.isCertain)
    let records = elements.compactMap { element -> Named? in
      let named = self.named(element.value)
      isComplete = isComplete && named != nil
      return named
    }
    let makers = Dictionary(grouping: records) { $0.record.range.lowerBound }.mapValues(\.count)
    let folders = TargetFolders(
      toolsVersion: toolsVersion, kinds: records.map(\.kind), isFolder: isFolder)
    let read = records.compactMap { named in
      target(named, folders, isShared: makers[named.record.range.lowerBound, default: 1] > 1)
    }
    let targets = merged(read)
    let doubt = evaluator.doubt ?? package?.range.lowerBound
    var contents = PackageTargets(
      targets: targets, modules: modules(), isComplete: isComplete,
      doubt: isComplete ? nil : doubt.map { SourcePlace(ofByte: $0, in: file, source.lines) })
    contents.libraries = libraries()
    return contents
  }

  /// A target of which at least the name is known.
  private struct Named {
    let name: String
    let kind: PackageTarget.Kind
    let record: ManifestRecord
    let offset: Int
  }

  private var package: ManifestRecord? {
    let records = evaluator.globals.values.compactMap { value in
      if case .record(let record) = value, record.name == "Package" { record } else { nil }
    }
    return records.count == 1 ? records[0] : nil
  }

  /// `.library(name: "Kit", targets: ["Core", "Disk"])`
  private func libraries() -> [String: [String]] {
    let products = (package?["products"]?.list.elements ?? []).compactMap { element in
      if case .record(let record) = element.value, record.name == "library",
        let name = record["name"]?.plainText
      {
        (name, record["targets"]?.list.certainTexts ?? [])
      } else {
        nil as (String, [String])?
      }
    }
    return Dictionary(products) { $0 + $1 }
  }

  private func named(_ value: ManifestValue) -> Named? {
    guard case .record(let record) = value, let kind = PackageTarget.Kind(maker: record.name),
      case .text(let name)? = record["name"]
    else { return nil }
    return Named(name: name.text, kind: kind, record: record, offset: name.offset)
  }

  private mutating func target(
    _ named: Named, _ folders: TargetFolders, isShared: Bool
  ) -> PackageTarget? {
    let record = named.record
    let isOwnName = record.range.contains(named.offset) && isPlainText(at: named.offset)
    let excluded = (record["exclude"] ?? .list(ManifestList([])))
    let sources = texts(record["sources"])
    guard let folder = folder(of: named, folders) else {
      isComplete = false
      return nil
    }
    let dependencies = dependencies(of: record)
    isComplete = isComplete && dependencies != nil && excluded.texts != nil && sources.isKnown
    return PackageTarget(
      name: named.name, kind: named.kind, folder: folder, excluded: excluded.list.certainTexts,
      sources: sources.texts, dependencies: dependencies,
      place: SourcePlace(ofByte: record.range.lowerBound, in: file, source.lines),
      isShared: isShared || record.isMadeInside && !isOwnName)
  }

  private func isPlainText(at offset: Int) -> Bool {
    TextLiteral(at: offset, of: source.bytes)?.parts.allSatisfy { part in
      if case .plain = part { true } else { false }
    } ?? false
  }

  private func texts(_ value: ManifestValue?) -> (texts: [String]?, isKnown: Bool) {
    switch value {
    case nil, .nothing: (nil, true)
    case let value?: (value.texts, value.texts != nil)
    }
  }

  private func folder(of named: Named, _ folders: TargetFolders) -> String? {
    switch named.record["path"] {
    case nil, .nothing: folders.folder(of: named.name, kind: named.kind)
    case .text(let path): path.text.asFolder
    default: nil
    }
  }

  /// The same name twice comes of a manifest that decides while it runs.
  private mutating func merged(_ targets: [PackageTarget]) -> [PackageTarget] {
    let counts = targets.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    guard counts.count < targets.count else { return targets }
    isComplete = false
    var seen: Set<String> = []
    return targets.filter { seen.insert($0.name).inserted }.map { target in
      counts[target.name] == 1 ? target : target.withoutDependencies
    }
  }
}

// MARK: - Modules

extension ManifestReader {
  private func modules() -> [ModuleLine] {
    evaluator.modules.compactMap { call in
      guard let name = call.values["name"]?.plainText else { return nil }
      return ModuleLine(
        name: name, tiers: call.values["tiers"]?.texts, uses: call.values["uses"]?.texts,
        place: SourcePlace(ofByte: call.offset, in: file, source.lines))
    }
  }
}

extension PackageTarget {
  fileprivate var withoutDependencies: PackageTarget {
    PackageTarget(
      name: name, kind: kind, folder: folder, excluded: excluded, sources: sources,
      dependencies: nil, place: place, isShared: isShared)
  }
}
