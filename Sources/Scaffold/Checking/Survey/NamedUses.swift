import Ground
import SwiftReading

/// The uses by name among the files of a project whose tiers are in one target.
struct NamedUses: Sendable {
  private let regions: Regions
  private let types: TypeIndex
  private let names: NameIndex
  private let isBrief: Bool

  /// - Parameter isBrief: whether of uses that are allowed, one between two regions is enough.
  init(of survey: Survey, _ map: ProjectMap, isBrief: Bool) {
    self.isBrief = isBrief
    regions = Regions(of: survey, map)
    types = TypeIndex(of: survey, map, regions)
    names = NameIndex(of: survey, map, regions)
  }
}

extension NamedUses {
  /// The uses of each of some files: first the types, as these are known without reading a file
  /// again.
  func relations(of files: [SurveyedFile], _ map: ProjectMap) -> [[Relation]] {
    let parts = files.inChunks { files in
      var outlook = Outlook(in: regions, isBrief: isBrief)
      let relations = files.map { file in
        outlook.turn(to: file) ? types.relations(of: file, map, &outlook) : []
      }
      return [(relations: relations, told: outlook.told)]
    }
    let told = parts.reduce(into: Set()) { $0.formUnion($1.told) }
    let others = files.inChunks { files in
      var reading = NameIndex.Reading(Outlook(in: regions, isBrief: isBrief, told: told))
      return files.map { names.relations(of: $0, &reading) }
    }
    return zip(parts.flatMap(\.relations), others).map { $0 + $1 }
  }
}
