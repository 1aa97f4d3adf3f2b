import Ground

extension Project {
  /// The files in a module's folders that people have added: its ledger has none of them.
  package func filesAddedByHand(
    to module: String, besides ledger: Ledger
  ) throws -> [ProjectPath] {
    let tests = try file.adoption?.tests?.appending(ProjectPath(module))
    return try [folder(of: module), tests].compactMap(\.self).flatMap { folder in
      try Disk.files(below: folder.path(in: root))
        .compactMap { try? ProjectPath(folder.text + "/" + $0) }
        .filter { ledger.files[$0] == nil && !$0.isIncidental }
    }
  }
}

extension ProjectPath {
  /// Whether the file is nobody's work: the tool's own record, or what the Finder leaves.
  package var isIncidental: Bool { name == Ledger.name || name == Disk.finderFile }
}
