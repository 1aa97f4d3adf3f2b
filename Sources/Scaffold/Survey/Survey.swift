import Dispatch

/// All that the Swift files of a project say that matters to its architecture.
struct Survey: Sendable {
  let folders: [SourceTree.Folder]
  /// In the order of their folders.
  let files: [SurveyedFile]
  /// What could not be looked at.
  let findings: [Finding]

  /// Reads the files, several at once.
  ///
  /// - Parameter readsTypes: whether types are looked for, which takes the whole of each file.
  init(of tree: SourceTree, in root: String, readsTypes: Bool) {
    folders = tree.folders
    let paths = Self.paths(in: tree.folders)
    let chunks = Self.chunks(of: paths.count)
    files = [[SurveyedFile]](concurrently: chunks.count) { index in
      var reader = FileReader(root: root, readsTypes: readsTypes)
      return paths[chunks[index]].map { reader.read($0.path, inFolder: $0.folder) }
    }.flatMap(\.self)
    findings = tree.findings + files.flatMap(\.problems)
  }

  private static func paths(
    in folders: [SourceTree.Folder]
  ) -> [(path: String, folder: Int)] {
    folders.indices.flatMap { index in
      let start = folders[index].path.isEmpty ? "" : folders[index].path + "/"
      return folders[index].files.map { (start + $0, index) }
    }
  }

  /// Enough parts that no processor waits for another for long.
  private static func chunks(of count: Int) -> [Range<Int>] {
    let size = max(16, count / 128)
    return stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }
}

extension Array where Element: Sendable {
  /// Makes each element by itself, several at a time.
  fileprivate init(concurrently count: Int, _ make: @Sendable (Int) -> Element) {
    self.init(unsafeUninitializedCapacity: count) { buffer, initialized in
      nonisolated(unsafe) let room = buffer
      DispatchQueue.concurrentPerform(iterations: count) { index in
        (room.baseAddress.unsafelyUnwrapped + index).initialize(to: make(index))
      }
      initialized = count
    }
  }
}
