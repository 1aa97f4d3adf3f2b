extension Template {
  /// The values with the parts that are there as flags of `parts`, and with what follows of the facts of
  /// these; as they are, if there are no parts.
  ///
  /// - Parameter wanted: as in `PartChoice.closed`; what the answers name, if that is `nil` and they do.
  package func choosing(
    _ wanted: Set<String>?, in values: [String: Value]
  ) throws -> (values: [String: Value], parts: Set<String>) {
    guard !choice.isEmpty else { return (values, []) }
    let closed = try choice.closed(wanted ?? named(in: values), for: values)
    var values = values
    values[Self.partsName] = Self.flags(of: closed, among: choice.parts.map(\.name))
    for part in choice.ordered(closed) { try part.info.facts.add(to: &values, parts: parts) }
    return (values, closed)
  }

  private static let partsName = "parts"

  private static func flags(of present: Set<String>, among names: some Sequence<String>) -> Value {
    .record(Dictionary(names.map { ($0, .flag(present.contains($0))) }) { $1 })
  }

  /// The parts that are there, as values say; `nil` if they do not.
  func present(in values: [String: Value]) -> Set<String>? {
    guard case .fields(let flags)? = values[Self.partsName] else { return nil }
    return Set(flags.names.filter { flags[$0] == .flag(true) })
  }

  /// The parts that the answers name; `nil` if the template asks for none.
  private func named(in values: [String: Value]) -> Set<String>? {
    let variables = info.variables.filter(\.namesPart)
    guard !variables.isEmpty else { return nil }
    return Set(
      variables.compactMap {
        if case .text(let name)? = values[$0.name] { name } else { nil }
      })
  }

  /// The values with the parts that the answers name, and with what these need: `parts.list`. Others are
  /// not known before facts are.
  package func naming(_ values: [String: Value]) -> [String: Value] {
    guard values[Self.partsName] == nil, let named = named(in: values) else { return values }
    let names = choice.needed(by: info.variables.filter(\.namesPart).flatMap(\.choices))
    return values.merging([
      Self.partsName: Self.flags(of: choice.needed(by: Array(named)), among: names)
    ]) { $1 }
  }

  /// The part that a file of the template belongs to.
  ///
  /// - Parameter origin: as of a `File`: `project/list/Sources/…`.
  package func part(ofFile origin: String) -> String? {
    let folders = origin.split(separator: "/", maxSplits: 2)
    guard folders.count == 3, let part = choice[String(folders[1])] else { return nil }
    return part.name
  }

  /// The parts that a file asks for, as `parts.list`, since some of its lines are there with them alone.
  ///
  /// - Parameter origin: as of a `File`.
  package func parts(askedForInFile origin: String) -> [String] {
    let text = files.text(at: String(origin.dropFirst(name.count + 1)))
    return choice.parts.map(\.name).filter { text.contains("parts." + $0) }
  }
}
