import Ground

extension ManifestReader {
  func dependencies(of record: ManifestRecord) -> [PackageDependency]? {
    if evaluator.isLost { return nil }
    guard let value = record["dependencies"] else { return [] }
    guard case .list(let list) = value, list.isWhole else { return nil }
    let dependencies = list.elements.compactMap { dependency($0, in: record) }
    return dependencies.count == list.elements.count ? dependencies : nil
  }

  private func dependency(
    _ element: ManifestList.Element, in target: ManifestRecord
  ) -> PackageDependency? {
    switch element.value {
    case .text(let name): return make(name, .byName, !element.isCertain, in: target)
    case .record(let record):
      guard case .text(let name)? = record["name"], let kind = kind(of: record) else { return nil }
      return make(name, kind, !element.isCertain || isConditional(record), in: target)
    default: return nil
    }
  }

  private func make(
    _ name: ManifestText, _ kind: PackageDependency.Kind, _ isConditional: Bool,
    in target: ManifestRecord
  ) -> PackageDependency {
    PackageDependency(
      name: name.text, kind: kind, isConditional: isConditional,
      place: SourcePlace(ofByte: name.offset, in: file, source.lines),
      isOwn: target.range.contains(name.offset))
  }

  private func kind(of record: ManifestRecord) -> PackageDependency.Kind? {
    switch record.name {
    case "target": .target
    case "byName", "byNameItem": .byName
    case "product": .product(package: record["package"]?.plainText)
    default: nil
    }
  }

  private func isConditional(_ record: ManifestRecord) -> Bool {
    switch record["condition"] {
    case nil, .nothing: false
    default: true
    }
  }
}
