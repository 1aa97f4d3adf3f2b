import Ground
import Model
import Templates

extension AnswerReader {
  var entity: String {
    let variable = template.info.variables.first { $0.kind == .identifier }
    guard let variable else { return name.text }
    if case .value(let text, _) = found[variable.name] { return text }
    return given.value(of: variable.flag) ?? name.text
  }

  var fieldReading: FieldReader.Reading? { fields.reading(of: entity) }

  /// What the line that registers the module in the package's manifest names besides it.
  static func named(
    besides name: ModuleName, in project: ProjectFile, of files: HandmadeFiles
  ) throws -> Set<String> {
    let manifest = try project.packageManifest.flatMap { try files.contents(of: $0) } ?? []
    let lines = manifest.markerNames.flatMap { marker in
      (try? MarkedRegion(marker, in: manifest, for: ""))?.lines ?? []
    }
    let names = lines.map { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
    return Set(names.filter { $0.first == name.text }.joined())
  }

  func replies(_ found: [String: FiniteAnswer]) -> Replies {
    var (values, flags): ([String: String], Set<String>) = ([:], [])
    for variable in template.info.variables {
      switch variable.kind {
      case .fields: values[variable.flag] = fieldReading?.fields
      case .modules: values[variable.flag] = uses.isEmpty ? nil : uses.joined(separator: ",")
      default: break
      }
      switch found[variable.name] ?? .none {
      case .none: break
      case .flag(let flag): flags.insert(flag)
      case .value(let text, let flag): values[flag] = text
      }
    }
    return given.over(values: values, flags: flags)
  }
}
