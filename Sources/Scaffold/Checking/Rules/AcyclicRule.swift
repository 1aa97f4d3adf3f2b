import Ground
import Model
import SwiftReading

/// `"acyclic": ["folders"]`, and two folders use each other.
enum AcyclicRule: Rule {
  static let name = "acyclic"
  static let summary: Message = "Targets, folders or files that are to be acyclic are in no cycle."
  static let example = RuleExample(
    adding: [
      "scaffold.json": RuleExample.projectFile(#""acyclic": ["folders"]"#, version: 2),
      "Login/Business/Rules/Rule.swift": "struct Rule {}",
      "Login/Business/Checks/Check.swift": "struct Check { let rule: Rule }",
    ],
    bad: ["Login/Business/Rules/Rules.swift": "struct Rules { let check: Check }"],
    good: ["Login/Business/Rules/Rules.swift": "struct Rules { let rule: Rule }"])

  static func findings(in project: Inspection) -> [Finding] {
    let units = project.map.architecture.acyclic
    guard !units.isEmpty else { return [] }
    return Acyclic.allCases.filter(units.contains).flatMap { unit -> [Finding] in
      var graph = UseGraph()
      for relation in project.relations where !relation.from.isOfTests {
        guard let (from, to) = relation.ends(as: unit), from != to else { continue }
        graph.add(from, to, at: relation.place)
      }
      return graph.circles.map { finding(ofCircle: $0, "these \(term: "\(unit)") use each other") }
    }
  }
}

extension Relation {
  /// The two ends of its arrow; `nil` where they are not known.
  fileprivate func ends(as unit: Acyclic) -> (String, String)? {
    switch unit {
    case .targets: fromPart.target.flatMap { from in toPart.target.map { (from, $0) } }
    case .folders:
      fromPart.folder.isEmpty || toPart.folder.isEmpty ? nil : (fromPart.folder, toPart.folder)
    case .files: declaration.map { (place.file, $0.file) }
    }
  }
}
