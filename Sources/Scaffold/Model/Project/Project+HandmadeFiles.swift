import Ground

extension Project {
  /// The files in a module's folders that people have added: its ledger has none of them.
  package func filesAddedByHand(
    to module: String, besides ledger: Ledger
  ) throws -> [ProjectPath] {
    try foldersOfModule(module).flatMap { folder in
      try Disk.files(below: folder.path(in: root))
        .compactMap { try? ProjectPath(folder.text + "/" + $0) }
        .filter { ledger.files[$0] == nil && !$0.isIncidental }
    }
  }

  /// The folders that are a module's alone.
  package func foldersOfModule(_ module: String) -> [ProjectPath] {
    let tests = file.adoption?.tests.flatMap { try? ProjectPath("\($0)/\(module)") }
    return [folder(of: module), tests].compactMap(\.self)
  }
}

extension ProjectPath {
  /// True if the file is nobody's work: the tool's own record, or what the Finder leaves.
  package var isIncidental: Bool { name == Ledger.name || name == Disk.finderFile }
}
