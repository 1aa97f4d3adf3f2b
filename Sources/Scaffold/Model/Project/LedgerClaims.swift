import Ground

/// The files that a ledger may own in a project, whatever it names.
///
/// Ledgers are data that a clone brings. One of a module owns what is below its folder; elsewhere
/// just what templates write there for it: what is called by the module, and answers of its server.
/// Ledgers, scaffold.json, hidden files and the folders of other modules are never its own.
struct LedgerClaims {
  /// The module's name; `nil` for the project's own ledger.
  private let module: String?
  /// The folder of the module, with a slash.
  private let home: String
  private let file: ProjectFile
  /// The folders in which modules are.
  private let modules: Set<String>

  /// - Parameter folder: the ledger's own; `nil` for the project's.
  init(in folder: ProjectPath?, of file: ProjectFile, modules: Set<String>) {
    (self.file, self.modules) = (file, modules)
    module = folder?.name
    home = folder.map { $0.text + "/" } ?? ""
  }

  /// The ledger without what it may not own; the files among that are named apart.
  func owned(_ ledger: Ledger) -> Ledger {
    let files = [
      Array(ledger.files.keys), Array(ledger.endings.keys), Array(ledger.edits.keys),
      Array(ledger.leftOut),
    ].joined().filter { !owns($0) }
    let lines = ledger.insertions.filter { !owns($0) }
    // Nearly all are as the tool wrote them.
    guard !files.isEmpty || !lines.isEmpty else { return ledger }
    let foreign = Set(files)
    var owned = ledger
    owned.files = ledger.files.filter { !foreign.contains($0.key) }
    owned.endings = ledger.endings.filter { !foreign.contains($0.key) }
    owned.edits = ledger.edits.filter { !foreign.contains($0.key) }
    owned.leftOut = ledger.leftOut.subtracting(foreign)
    owned.insertions = ledger.insertions.filter { !lines.contains($0) }
    owned.foreign = foreign.union(lines.map(\.file)).sorted()
    return owned
  }

  private func owns(_ path: ProjectPath) -> Bool {
    let isPlain = !path.text.hasHiddenName
    let isInside = module != nil && path.text.utf8.starts(with: home.utf8)
    if isPlain, isInside { return true }
    if isPlain, module == nil, !mayBeOfModules(path) { return true }
    // Of names that differ in the case of letters, some disks make one.
    let text = path.text.lowercased()
    let names = text.pathComponents
    if !isPlain, names.contains(where: { $0.hasPrefix(".scaffold") }) { return false }
    if isInside { return true }
    let isOfModules = text.isIn(file.modules.text.lowercased())
    guard let module else {
      return !isOfModules
        && (isPlain || !names.contains { $0.hasPrefix(".") && !Self.ofProjects.contains($0) })
    }
    return isPlain && !isOfModules && text != ProjectFile.path && names.last != "package.swift"
      && (names.contains(Self.server) || path.text.pathComponents.contains { calls($0, module) })
  }

  /// True if a path begins as the folder of modules does, as far as a quick look says.
  private func mayBeOfModules(_ path: ProjectPath) -> Bool {
    let modules = file.modules.text.utf8
    return !modules.allSatisfy { $0 < 0x80 }
      || zip(path.text.utf8, modules).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }

  /// A line of a module says which one it is of.
  private func owns(_ insertion: Insertion) -> Bool {
    guard !insertion.key.isEmpty, !insertion.file.text.hasHiddenName else { return false }
    guard let module else { return true }
    return insertion.key.lowercased().contains(module.lowercased())
  }

  /// The hidden files that the templates of projects write.
  private static let ofProjects: Set<Substring> = [
    ".gitignore", ".gitattributes", ".github", ".swift-format", ".swiftlint.yml",
  ]

  /// The folder of answers, which are called by the paths of the server.
  private static let server: Substring = "localserver"
}

extension LedgerClaims {
  /// True if a name is called by a module, as `LoginAssembly.swift` and `AppRoute+Login.swift` are:
  /// its name as words, and no longer one of another module's.
  private func calls(_ name: Substring, _ module: String) -> Bool {
    guard Array(name.utf8).lastRange(of: Array(module.utf8)) != nil else { return false }
    let words = Self.words(of: name)
    return words.indices.contains { start in
      (start..<words.count).contains { end in
        words[start...end].joined() == module
          && !(0...start).contains { first in
            (end..<words.count).contains { last in
              last - first > end - start && modules.contains(words[first...last].joined())
            }
          }
      }
    }
  }

  /// The words of a name, such as `App`, `Route`, `+`, `Login`.
  private static func words(of name: Substring) -> [Substring] {
    var starts = [name.startIndex]
    var index = name.startIndex
    while index < name.endIndex {
      let next = name.index(after: index)
      if next < name.endIndex, isEnd(name[index], before: name[next]) { starts.append(next) }
      index = next
    }
    return zip(starts, starts.dropFirst() + [name.endIndex]).map { name[$0..<$1] }
  }

  private static func isEnd(_ one: Character, before other: Character) -> Bool {
    let (isPlain, isNextPlain) = (one.isLetter || one.isNumber, other.isLetter || other.isNumber)
    return isPlain != isNextPlain || !isPlain || other.isUppercase
  }
}

extension String {
  /// True if a name in the path begins with a dot.
  fileprivate var hasHiddenName: Bool {
    var previous = UInt8(ascii: "/")
    return utf8.contains { byte in
      defer { previous = byte }
      return byte == UInt8(ascii: ".") && previous == UInt8(ascii: "/")
    }
  }
}
