import Model

/// The folders of a project, those together that no rule distinguishes: of one tier and one target,
/// and where folders are held against one another, of one path.
struct Regions: Sendable {
  /// The region of each of the survey's folders; -1 for one that is in no tier.
  private let numbers: [Int32]
  /// Where each region belongs.
  private let positions: [Position]
  private let architecture: Architecture

  private struct Key: Hashable {
    let position: Position
    let node: String
    let part: Part
  }

  init(of survey: Survey, _ map: ProjectMap) {
    architecture = map.architecture
    var positions: [Position] = []
    var known: [Key: Int32] = [:]
    numbers = survey.folders.indices.map { folder in
      guard let position = map.positions[folder], let node = map.node(ofFolder: folder) else {
        return -1
      }
      let part = map.part(ofFolder: folder)
      let key = Key(
        position: position, node: node,
        part: map.architecture.judgesFolders ? part : Part(folder: "", target: part.target))
      if let number = known[key] { return number }
      let number = Int32(positions.count)
      known[key] = number
      positions.append(position)
      return number
    }
    self.positions = positions
  }
}

extension Regions {
  /// - Returns: `nil` for a file that is in no tier.
  func region(of file: SurveyedFile) -> Int32? {
    let number = numbers[file.folder]
    return number < 0 ? nil : number
  }

  var count: Int { positions.count }

  /// True if the files of one region are held against one another.
  var haveParts: Bool { architecture.looksInsideTargets }

  func access(from one: Int32, to other: Int32) -> Access {
    architecture.access(from: positions[Int(one)], to: positions[Int(other)])
  }
}
