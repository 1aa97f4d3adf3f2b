import Ground
import Model
import Templates

/// The paths that a template gives, each with the file of the template that gave it.
///
/// A file bears the name of the type it declares. Where a file cannot be called so, the name of an
/// entity or of a field's type may be at fault; else the template is.
struct FileNames {
  let project: ProjectFile
  /// The module's folder; `nil` for the project's own files.
  let folder: ProjectPath?
  let answers: [Answer]
  /// The types that the fields declare.
  let declared: Set<String>
  private var all: [ProjectPath: String] = [:]
  /// The files that are joined from several, each with where one of its parts is made from.
  private var joined: [ProjectPath: String] = [:]
  /// The paths of those parts.
  private var pieces: Set<ProjectPath> = []

  /// - Parameter values: what the template is given.
  init(
    project: ProjectFile, folder: ProjectPath?, answers: [Answer], values: [String: Value]
  ) {
    (self.project, self.folder, self.answers) = (project, folder, answers)
    declared = Set(
      ["choices", "rawObjects"].flatMap { values[$0]?.names ?? [] }.map { $0.lowercased() })
  }

  /// Where each file is made from.
  var origins: [ProjectPath: String] {
    all.filter { !pieces.contains($0.key) }.merging(joined) { $1 }
  }

  /// A part of a file has a name, too: that of the type which it declares.
  ///
  /// - Parameter place: the file that it is a part of.
  /// - Throws: `InvalidName` or `BadTemplate` for a path that another file has.
  mutating func add(
    _ path: ProjectPath, in place: ProjectPath? = nil, of origin: String
  ) throws {
    if let place {
      pieces.insert(path)
      // Whatever the module is called, it is the same.
      joined[place] = min(joined[place] ?? origin, origin)
    }
    guard all.updateValue(origin, forKey: path) == nil else {
      throw doubled(path, by: path, of: origin)
    }
  }

  /// - Throws: `InvalidName` or `BadTemplate` for the first name that a file cannot have.
  func requireUsable() throws {
    for (path, origin) in joined where all[path] != nil && !pieces.contains(path) {
      throw doubled(path, by: path, of: origin)
    }
    let paths = all.merging(joined) { one, _ in one }.sorted { $0.key < $1.key }
    try requireRoom(for: paths)
    try requirePlainNames(of: paths)
    guard folder != nil else { return }
    try requireOneName(for: paths)
    try requireOwnTypes(in: paths)
  }
}

extension FileNames {
  private typealias Paths = [(key: ProjectPath, value: String)]

  /// - Throws: `BadTemplate` for paths that differ by letter case only, for a file where another
  ///   needs a folder, and for names that the tool keeps for itself.
  private func requireRoom(for paths: Paths) throws {
    var taken: [String: ProjectPath] = [:]
    for (path, origin) in paths {
      if path.isOfTool { throw BadTemplate(file: origin, reason: .reserved(path.text)) }
      if let other = taken.updateValue(path, forKey: path.text.lowercased()) {
        throw doubled(path, by: other, of: origin)
      }
    }
    var free: Set<ProjectPath> = []
    for (path, origin) in paths {
      for folder in path.folders.reversed() {
        guard free.insert(folder).inserted else { break }
        if folder.isOfTool { throw BadTemplate(file: origin, reason: .reserved(path.text)) }
        if let other = taken[folder.text.lowercased()] {
          throw doubled(path, by: other, of: origin)
        }
      }
    }
  }

  /// - Throws: what a file is refused with that means something by its name. Of entities, their names
  ///   say so when they are given.
  private func requirePlainNames(of paths: Paths) throws {
    for (path, origin) in paths {
      guard let misread = MisreadFile(named: path.name), path.stem != answers.text("entity"),
        misread == .testStart || isInLibrary(path)
      else { continue }
      if let type = declaredType(of: path) {
        throw InvalidName(role: "type", text: type, reason: .misread(misread))
      }
      throw BadTemplate(file: origin, reason: .misread(path.text, misread))
    }
  }

  /// True if a file is of a library or of its tests. Elsewhere a team's own template may well give
  /// a program or another package.
  private func isInLibrary(_ path: ProjectPath) -> Bool {
    let package = project.adoption?.package.map { "\($0)/" } ?? ""
    let text = path.text.hasPrefix(package) ? path.text.dropFirst(package.count) : path.text[...]
    let folders = [folder, project.modules, project.adoption?.base, project.adoption?.tests]
    return folders.contains { $0.map { path.text.hasPrefix("\($0)/") } ?? false }
      || ["Sources/App/", "Sources/Base/", "Tests/"].contains(where: text.hasPrefix)
  }

  /// - Throws: what two files are refused with that the compiler cannot distinguish, and a type that
  ///   another one of the module's hides.
  private func requireOneName(for paths: Paths) throws {
    var ofTargets: [String: ProjectPath] = [:]
    var ofModule: [String: ProjectPath] = [:]
    for (path, origin) in paths where path.isSwift {
      guard let target = target(of: path) else { continue }
      let name = path.name.lowercased()
      let inTarget = ofTargets.updateValue(path, forKey: target + "/" + name)
      let inModule = ofModule.updateValue(path, forKey: name)
      guard let other = inModule, inTarget != nil || declaredType(of: path) != nil else { continue }
      throw doubled(path, by: inTarget ?? other, of: origin)
    }
  }
}

extension FileNames {
  /// The target of a tier, or of the tests; `nil` outside of the module's folder. In an app of one
  /// target all files of the module are compiled together.
  private func target(of path: ProjectPath) -> String? {
    guard let folder, path.text.hasPrefix("\(folder)/") else { return nil }
    if project.isOneTarget { return folder.text }
    return String(path.text.dropFirst(folder.text.count + 1).prefix { $0 != "/" })
  }

  /// - Throws: `InvalidName` for a module whose types would hide some that generated code uses.
  private func requireOwnTypes(in paths: Paths) throws {
    let types = paths.map(\.key).filter { $0.isSwift }.map(\.stem).sorted()
    for type in types {
      guard let owner = EmittedType.owner(of: type) else { continue }
      if declared.contains(type.lowercased()) {
        throw InvalidName(role: "type", text: type, reason: .used(owner: owner))
      }
      let (name, entity) = (answers.text("name"), answers.text("entity"))
      let isOfModule = name == entity || !type.hasPrefix(entity)
      throw InvalidName(
        role: isOfModule ? "module" : "entity", text: isOfModule ? name : entity,
        reason: .ofAType(type))
    }
  }

  /// The conflict of a file that another one is in the way of.
  private func doubled(
    _ path: ProjectPath, by other: ProjectPath, of origin: String
  ) -> any Error {
    guard let type = declaredType(of: path) else {
      return BadTemplate(file: origin, reason: .doubled(other.text))
    }
    return InvalidName(role: "type", text: type, reason: .ofAType(type))
  }

  /// The type of a field that a file declares or tests.
  private func declaredType(of path: ProjectPath) -> String? {
    guard path.isSwift else { return nil }
    let tested = path.stem.hasSuffix("Tests") ? String(path.stem.dropLast("Tests".count)) : nil
    return [path.stem, tested].compactMap(\.self).first { declared.contains($0.lowercased()) }
  }
}

extension ProjectPath {
  /// True if it is called as what the tool keeps for itself.
  fileprivate var isOfTool: Bool { name.hasPrefix(".scaffold") }

  /// The name of a Swift file without its ending.
  fileprivate var stem: String { String(name.dropLast(".swift".count)) }
}

extension Value {
  /// The names of the records of a list.
  fileprivate var names: [String] {
    guard case .list(let values) = self else { return [] }
    return values.compactMap { value in
      guard case .fields(let record) = value, case .text(let name) = record["name"] else {
        return nil
      }
      return name
    }
  }
}
