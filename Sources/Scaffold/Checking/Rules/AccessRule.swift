import Ground
import Model
import SwiftReading

/// `public import LoginData`, where `scaffold.json` keeps what is imported inside its target.
enum AccessRule: Rule {
  static let name = "access"
  static let summary: Message = "An import hands on no more than it may."
  static let traits: Set<RuleTrait> = [.judgesFilesAlone]
  static let example = RuleExample(
    adding: [
      "scaffold.json": RuleExample.projectFile(
        #""imports": { "access": { "Core": "public", "*": "internal" } }"#, version: 2)
    ],
    bad: ["Login/Business/Load.swift": "import Core\npublic import Foundation"],
    good: ["Login/Business/Load.swift": "public import Core\ninternal import Foundation"])

  static func findings(in project: Inspection) -> [Finding] {
    let limits = project.map.architecture.importLimits
    guard !limits.isEmpty else { return [] }
    return project.survey.files.flatMap { file -> [Finding] in
      // Tests hand on nothing.
      guard project.map.positions[file.folder]?.isOfTests != true else { return [] }
      return file.imports.compactMap { statement in
        let module = statement.module
        guard let access = statement.access,
          let limit = limits.first(where: { $0.modules.match(name: module[...]) != nil }),
          limit.access < access
        else { return nil }
        let word = statement.isExported ? "@_exported" : access.rawValue
        return finding(
          at: statement.place(in: file.path), with: module,
          "`\(word) import \(module)` hands it on, and scaffold.json allows "
            + "`\(limit.access.rawValue)`; write `\(limit.access.rawValue) import \(module)`")
      }
    }
  }
}

extension Import {
  /// To whom its file hands it on; `nil` where that is left to the compiler.
  fileprivate var access: ImportLimit.Access? {
    isPublic || isExported ? .public : isOfPackage ? .package : nil
  }
}
