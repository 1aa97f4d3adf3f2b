import Ground

/// All that the Swift files of a project say that matters to its architecture.
package struct Survey: Sendable {
  package let folders: [SourceTree.Folder]
  /// In the order of their folders.
  package let files: [SurveyedFile]
  /// The files and folders that nobody wants checked.
  let excluded: [String]
  /// What could not be looked at.
  let problems: [Unreadable]
  private let root: String
  /// What files were once.
  private let past: [String: [UInt8]]

  /// Reads the files, several at once.
  ///
  /// - Parameters:
  ///   - readsTypes: whether types are looked for, which takes the whole of each file.
  ///   - offers: whose offers to others are looked for, if anybody's.
  ///   - only: the files to read; of the others, just the names are known.
  ///   - past: what files were once.
  init(
    of tree: SourceTree, in root: String, readsTypes: Bool, offers: FileReader.Offers? = nil,
    only: Set<String>? = nil, past: [String: [UInt8]] = [:]
  ) {
    (self.root, self.past) = (root, past)
    folders = tree.folders
    excluded = tree.excluded
    let paths = Self.paths(in: tree.folders)
    files = paths.inChunks { chunk in
      var reader = FileReader(root: root, readsTypes: readsTypes, offers: offers)
      return chunk.map { path, folder in
        guard only?.contains(path) ?? true else { return SurveyedFile(path: path, folder: folder) }
        return reader.read(path, inFolder: folder, past: past[path])
      }
    }
    problems = tree.problems + files.flatMap(\.problems)
  }

  /// What stands in one of the files; `nil` if it cannot be read any more.
  func contents(of file: SurveyedFile, _ room: inout FileBuffer) -> [UInt8]? {
    if let past = past[file.path] { return past }
    return (try? room.read(root + "/" + file.path)).map(Array.init)
  }

  private static func paths(
    in folders: [SourceTree.Folder]
  ) -> [(path: String, folder: Int)] {
    folders.indices.flatMap { index in
      folders[index].files.map { ($0.below(folders[index].path), index) }
    }
  }
}
