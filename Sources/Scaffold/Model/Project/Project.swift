import Ground
import Templates

/// A project that the tool made: its folder, its `scaffold.json`, its modules.
package struct Project: Sendable {
  /// The folder, absolute.
  package let root: String
  package let file: ProjectFile

  /// - Parameter refusal: what to say if there is no `scaffold.json`.
  /// - Throws: `DataError` if `scaffold.json` is wrong, `Refusal` if there is none.
  package init(in site: Site, else refusal: Refusal? = nil) throws {
    root = site.folder
    guard let bytes = try Disk.contents(of: root + "/" + ProjectFile.path) else {
      let isCutOff = try Disk.entry(at: root + "/\(Site.journal)") == .file
      throw isCutOff ? .halfDone(root) : refusal ?? .noProject(site.name)
    }
    file = try ProjectFile(JSONSource(file: ProjectFile.path, bytes: bytes))
  }

  /// A project that is about to be made.
  package init(root: String, file: ProjectFile) {
    self.root = root
    self.file = file
  }
}

extension Project {
  /// The tool's templates, those that the project shares with others, and its own, which win.
  ///
  /// - Parameter builtIn: the tool's templates.
  package static func catalog(
    in root: String, over builtIn: Catalog = .embedded
  ) throws -> Catalog {
    try TemplateSources(in: root, over: builtIn).catalog
  }

  package func folder(of module: String) -> ProjectPath? {
    try? ProjectPath(file.modules.text + "/" + module)
  }

  /// The names of the folders that modules are in; some may be made by hand.
  package func moduleFolders() throws(SystemError) -> [String] {
    try Disk.names(in: file.modules.path(in: root)).filter { !$0.hasPrefix(".") }
  }

  /// The ledger of a module; `nil` if it has none.
  ///
  /// - Parameter names: the folders that modules are in, if they are known already.
  package func ledger(of module: String, among names: Set<String>? = nil) throws -> Ledger? {
    guard let folder = folder(of: module) else { return nil }
    return try ledger(in: folder, among: names)
  }

  /// The ledger of a module that is there.
  ///
  /// - Throws: `Refusal` for a module that is not, or is removed.
  package func knownLedger(of module: String) throws -> Ledger {
    guard let ledger = try ledger(of: module), !ledger.isRemoved else {
      throw try Refusal.unknownModule(module, in: self)
    }
    return ledger
  }

  /// The ledger of the project's own files; `nil` if it has none.
  package func ledger() throws -> Ledger? { try ledger(in: nil, among: []) }

  private func ledger(in folder: ProjectPath?, among names: Set<String>?) throws -> Ledger? {
    let path = Ledger.path(in: folder).text
    guard let bytes = try Disk.contents(of: root + "/" + path) else { return nil }
    let ledger = try Ledger(JSONSource(file: path, bytes: bytes), in: folder)
    return owned(ledger, in: folder, among: try names ?? Set(moduleFolders()))
  }

  /// A ledger as far as it says what is its own.
  ///
  /// - Parameters:
  ///   - folder: the ledger's; `nil` for the project's.
  ///   - names: the folders that modules are in.
  package func owned(
    _ ledger: Ledger, in folder: ProjectPath?, among names: Set<String>
  ) -> Ledger {
    LedgerClaims(in: folder, of: file, modules: names).owned(ledger)
  }

  /// Every module the tool made, with its ledger, in the order of their names.
  package func modules() throws -> [(name: String, ledger: Ledger)] {
    let names = try moduleFolders()
    let all = Set(names)
    return try names.compactMap { name in
      try ledger(of: name, among: all).map { (name, $0) }
    }
  }

  /// The modules that have names from earlier, with their ledgers.
  package func renamedModules() throws -> [(name: String, ledger: Ledger)] {
    let names = try moduleFolders()
    return try names.compactMap { name in
      guard let folder = folder(of: name),
        let start = try Disk.start(
          of: root + "/" + Ledger.path(in: folder).text, count: Ledger.startCount),
        Ledger.hasNames(start)
      else { return nil }
      return try ledger(of: name, among: Set(names)).map { (name, $0) }
    }
  }

  /// The same without those in whose ledgers two branches are in conflict; these are named apart.
  package func settledModules() throws -> (
    modules: [(name: String, ledger: Ledger)], inConflict: [String]
  ) {
    var modules: [(name: String, ledger: Ledger)] = []
    var inConflict: [String] = []
    let names = try moduleFolders()
    let all = Set(names)
    for name in names {
      do {
        if let ledger = try ledger(of: name, among: all) { modules.append((name, ledger)) }
      } catch let error as DataError where error.reason == .conflict {
        inConflict.append(name)
      }
    }
    return (modules, inConflict)
  }

  /// The ledger of the project's own files; `nil` if it has none.
  package func settledLedger() throws -> SettledLedger? {
    do {
      return try ledger().map(SettledLedger.whole)
    } catch let error as DataError where error.reason == .conflict {
      return .inConflict
    }
  }

  /// The project's own ledger, which has no name, and those of its modules, but for those in which
  /// branches are in conflict.
  package func settledLedgers() throws -> [(name: String?, ledger: Ledger)] {
    let own: [(name: String?, ledger: Ledger)] =
      try settledLedger()?.ledger.map { [(nil, $0)] } ?? []
    return own + (try settledModules().modules.map { ($0.name, $0.ledger) })
  }

  /// A ledger, unless two branches are in conflict in it.
  package enum SettledLedger {
    case whole(Ledger)
    case inConflict

    package var ledger: Ledger? { if case .whole(let ledger) = self { ledger } else { nil } }
  }
}

extension Project {
  /// The module whose folder a file is in.
  package func module(of path: ProjectPath) -> String? {
    let start = file.modules.text + "/"
    guard path.text.hasPrefix(start) else { return nil }
    let parts = path.text.dropFirst(start.count).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : nil
  }
}

extension Refusal {
  /// A folder without `scaffold.json`.
  package static func noProject(_ folder: String) -> Refusal {
    Refusal(
      "no-project", "there is no project in `\(folder)` or above",
      "`scaffold new-project` makes one, `--at` names another folder")
  }

  /// The same, where one that keeps an architecture is enough.
  package static func noArchitecture(_ folder: String) -> Refusal {
    Refusal(
      "no-architecture", "there is no scaffold.json in `\(folder)` or above",
      "`scaffold check --init` writes one for what is here, `--at` names another folder")
  }

  /// A dry run would not show what a run would do, which puts things in order first.
  package static func halfDone(_ folder: String) -> Refusal {
    Refusal(
      "half-done",
      "a run in `\(folder)` was cut off and is half done",
      "a command that writes, such as `scaffold repair`, takes it back first")
  }
}
