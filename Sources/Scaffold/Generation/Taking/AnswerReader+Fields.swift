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

  var fieldReading: PropertyReader.Reading? {
    let readings = fields.readings(of: entity)
    return readings.count > 1 && readsEntity ? readings[1] : readings.first
  }

  /// Finds what the fields are by what the template makes of them, where Swift has one type for several,
  /// or a form enters what a list shows.
  mutating func settleFields() throws {
    let variable = template.info.variables.first { $0.kind == .fields }
    guard let variable, !given.hasAnswer(to: variable) else { return }
    (readsEntity, types) = (false, [])
    var best = try output().map { try files.fit($0) }
    func isBetter(_ reader: inout AnswerReader) throws -> Bool {
      guard let fit = try reader.output().map({ try reader.files.fit($0) }),
        best.map({ fit > $0 }) ?? true
      else { return false }
      best = fit
      return true
    }
    readsEntity = true
    if try !isBetter(&self) { readsEntity = false }
    let places = fieldReading?.openPlaces ?? []
    types = Array(repeating: 0, count: places.count)
    for (place, count) in places.enumerated() {
      for choice in 1..<count {
        let before = types[place]
        types[place] = choice
        if try !isBetter(&self) { types[place] = before }
      }
    }
  }

  /// The names beside the module's in the line that registers it in the package's manifest.
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
      case .fields: values[variable.flag] = fieldReading?.fields(types)
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
