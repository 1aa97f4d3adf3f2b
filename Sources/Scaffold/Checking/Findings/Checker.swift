import Ground
import Model
import Templates

/// Holds a project against its architecture.
package struct Checker: Sendable {
  package let inspection: Inspection

  /// - Throws: `DataError` if `scaffold.json` speaks of a rule that there is not.
  package init(inspection: Inspection) throws(DataError) {
    try inspection.map.architecture.requireKnownRules()
    self.inspection = inspection
  }

  /// All that is wrong, in the order of files and lines; exceptions that the code asks for are
  /// granted already, and rules that are turned off say nothing.
  ///
  /// - Parameters:
  ///   - isPartial: whether most files were not read, so that each is judged by itself.
  ///   - now: the seconds since 1970: exceptions may have ended.
  package func findings(isPartial: Bool = false, now: Int = Clock.now()) -> [Finding] {
    let levels = inspection.map.architecture.levels
    let rules = Rules.all.filter { rule in
      (rule.traits.contains(.judgesFilesAlone) || !isPartial)
        && (!rule.traits.contains(.onRequest) || levels.contains { $0.rule == rule.name })
    }
    let broken = rules.flatMap { $0.findings(in: inspection) }.sorted()
    let month = Month(of: now)
    return Self.granting(inspection.allowances, to: broken, in: month)
      .compactMap { $0.levelled(by: levels) }
      // A comment may speak of a rule that was not asked.
      .filter { !isPartial || $0.rule != AllowRule.name }
  }
}

extension Finding {
  /// The same as it matters by what `scaffold.json` says of rules; `nil` for one that is off.
  fileprivate func levelled(by levels: [RuleLevel]) -> Finding? {
    let level = levels.last { level in
      level.rule == rule && (level.folder.map { place.file.isIn($0.text) } ?? true)
    }
    switch level?.level {
    case .off: return nil
    case .warning:
      var finding = self
      finding.severity = .warning
      return finding
    case nil where Rules.all.contains { $0.name == rule && $0.traits.contains(.onRequest) }:
      return nil
    case .error, nil: return self
    }
  }
}

extension Architecture {
  /// - Throws: `DataError` if `scaffold.json` speaks of a rule that there is not.
  fileprivate func requireKnownRules() throws(DataError) {
    let names = Rules.all.map { $0.name }
    for level in levels where !names.contains(level.rule) {
      throw source.unknown(level.rule, as: "rule", among: names, at: level.offset)
    }
  }
}
