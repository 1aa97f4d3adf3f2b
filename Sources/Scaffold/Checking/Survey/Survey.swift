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

  private static func paths(
    in folders: [SourceTree.Folder]
  ) -> [(path: String, folder: Int)] {
    folders.indices.flatMap { index in
      folders[index].files.map { ($0.below(folders[index].path), index) }
    }
  }
}
