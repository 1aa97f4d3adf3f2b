import Ground
import Model
import Templates

/// Where modules have files outside their own folders, such as
/// `Sources/App/Modules/LoginAssembly.swift`.
struct GeneratedPlaces {
  private var places: Set<Place> = []
  /// The folders of modules, and those of them that have a ledger.
  private let folders: Set<String>
  private let known: Set<String>

  /// A file name with the module's name taken out of it.
  private struct Place: Hashable {
    let folder: ProjectPath
    let start: String
    let end: String
  }

  init(of modules: [(name: String, ledger: Ledger)], in project: Project) throws {
    folders = Set(try project.moduleFolders())
    known = Set(modules.map(\.name))
    for (name, ledger) in modules { learn(ledger.files.keys, of: name, in: project) }
    // A module that is gone may have been the last one.
    let catalog = try Project.catalog(in: project.root)
    if let template = try? catalog.template(named: "module") {
      let sample = SampleModule.output(of: template, in: project)
      learn(sample?.files.keys.map(\.self) ?? [], of: SampleModule.name, in: project)
    }
  }

  private mutating func learn(
    _ files: some Sequence<ProjectPath>, of name: String, in project: Project
  ) {
    let home = project.folder(of: name)
    for path in files {
      guard let folder = path.folder, path.isSwift,
        home.map({ path.text.hasPrefix($0.text + "/") }) != true,
        let range = path.name.firstRange(of: name)
      else { continue }
      let place = Place(
        folder: folder, start: String(path.name[..<range.lowerBound]),
        end: String(path.name[range.upperBound...]))
      // A pattern that any file fits would accuse people's own.
      if place.start.count + place.end.count > ".swift".count { places.insert(place) }
    }
  }
}

extension GeneratedPlaces {
  /// True if there is a folder of the module.
  func hasFolder(of module: String) -> Bool { folders.contains(module) }

  /// The files at such places whose modules have no ledger, with what these are or were called.
  ///
  /// One file may be called so by chance; a module has several.
  func files(in root: String) throws(SystemError) -> [(path: ProjectPath, module: String)] {
    var found: [ProjectPath: String] = [:]
    for place in places {
      for name in try Disk.names(in: place.folder.path(in: root)) {
        guard let module = module(of: name, at: place), !known.contains(module),
          let path = try? ProjectPath(place.folder.text + "/" + name)
        else { continue }
        // Of two places, the one that says more of the name.
        if found[path].map({ $0.count > module.count }) ?? true { found[path] = module }
      }
    }
    let counts = found.values.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return found.filter { counts[$0.value, default: 0] > 1 }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  private func module(of name: String, at place: Place) -> String? {
    guard name.hasPrefix(place.start), name.hasSuffix(place.end),
      name.count > place.start.count + place.end.count
    else { return nil }
    let module = String(name.dropFirst(place.start.count).dropLast(place.end.count))
    return (try? ModuleName(module)) == nil ? nil : module
  }
}
