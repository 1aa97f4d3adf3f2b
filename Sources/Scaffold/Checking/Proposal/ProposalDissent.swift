import Ground
import Model

/// Files of one folder that `scaffold.json`, as proposed, puts elsewhere than the printed table does.
struct ProposalDissent {
  /// The group that the table counts them to, as a place in the plan.
  let group: Int
  let folder: String
  let files: [String]
  /// Where they are by `scaffold.json`; `nil` if in no tier.
  let position: Position?
  /// The groups that have files of the folder: several, where two targets share it.
  let owners: Set<Int>
  /// The one of them that the files are of by `scaffold.json`, if it is one.
  let owner: Int?

  var isShared: Bool { owners.count > 1 }
}

extension ProposalDissent {
  /// All there are, in the order of their folders.
  static func all(
    of parts: ProjectParts, in plan: TierPlan, against inspection: Inspection
  ) -> [ProposalDissent] {
    let positions = Dictionary(
      inspection.survey.files.map { ($0.path, inspection.map.positions[$0.folder]) },
      uniquingKeysWith: { first, _ in first })
    let groups = plan.groups.enumerated().reduce(into: [Int: Int]()) { groups, entry in
      for part in entry.element.parts { groups[part] = entry.offset }
    }
    let places = zip(parts.survey.folders, parts.partOfFolder).compactMap { folder, part in
      part.flatMap { groups[$0] }.map { (folder: folder, group: $0) }
    }
    let groupsOfFolder = places.reduce(into: [String: Set<Int>]()) { sets, place in
      sets[place.folder.path, default: []].insert(place.group)
    }
    return places.compactMap { folder, group -> ProposalDissent? in
      let files = folder.files.map { $0.below(folder.path) }.filter { file in
        positions[file].map { !plan.has($0, in: group) } ?? false
      }
      guard let first = files.first else { return nil }
      let position = positions[first] ?? nil
      let owners = groupsOfFolder[folder.path] ?? []
      return ProposalDissent(
        group: group, folder: folder.path, files: files, position: position, owners: owners,
        owner: owners.first { plan.has(position, in: $0) })
    }.sorted { $0.folder < $1.folder }
  }
}

extension TierPlan {
  /// True if a place in `scaffold.json` is that of a group.
  fileprivate func has(_ position: Position?, in group: Int) -> Bool {
    switch position {
    case .app: group == app
    case .shared: shared.contains(group)
    case .tier(let name, _): name == groups[group].name && group != app && !shared.contains(group)
    case .tests, nil: false
    }
  }
}
