import Ground
import Model
import SwiftReading

/// Base and modules in folders of the app's own target.
extension ForeignApp {
  /// The architecture that the app gets.
  ///
  /// - Throws: `AdoptionProblem` for whatever has to be settled first.
  func folders(ui: String) throws -> ProjectFile {
    let sources = try sources()
    let name = try namedApp()?.name ?? target(of: sources)
    for project in projects {
      let target = project.apps.first { $0.text("name") == name }
      try requireNewSystem(target, of: project)
    }
    let base = sources.appending(try ProjectPath("Base"))
    let modules = sources.appending(try ProjectPath("Modules"))
    let tests = try ProjectPath(sources.text + "Tests")
    for path in [base, modules, tests.appending(try ProjectPath("Base"))] {
      guard try Disk.entry(at: path.path(in: site.folder)) == .nothing else {
        throw AdoptionProblem.folderTaken(path.text)
      }
    }
    return ProjectFile(
      name: name, layout: "folders", ui: ui, modules: modules,
      adoption: Adoption(base: base, prefix: "", manifest: nil, platforms: "", tests: tests),
      languages: languages)
  }

  /// The steps that someone has to take in Xcode, as the project lists its files itself.
  func notes(for project: ProjectFile) throws -> [String] {
    guard let adoption = project.adoption, let sources = adoption.base.folder,
      let tests = adoption.tests
    else { return [] }
    var notes: [String] = []
    if !isSynchronized(sources) {
      notes.append(
        Message(
          "In Xcode, add the folders \(adoption.base) and \(project.modules) "
            + "to the target \(project.name)"
        ).text)
    }
    if try Disk.entry(at: tests.path(in: site.folder)) == .nothing {
      notes.append(
        Message("In Xcode, make a unit test target \(tests.name); its folder is there now").text)
    } else if !isSynchronized(tests) {
      notes.append(
        Message("In Xcode, add the folder \(tests) to the target of the tests").text)
    }
    return notes
  }

  private func isSynchronized(_ folder: ProjectPath) -> Bool {
    projects.flatMap(\.synchronizedFolders).contains { folder.isInside($0) }
  }

  /// The folder of the app's sources: given, named as the project, or the only one.
  private func sources() throws -> ProjectPath {
    if let given = options.sources {
      guard let folder = try? ProjectPath(given),
        try Disk.entry(at: folder.path(in: site.folder)) == .folder
      else { throw AdoptionProblem.badSources(given) }
      return folder
    }
    guard projects.count == 1 else {
      throw AdoptionProblem.severalApps(site.name, projects.map(\.name))
    }
    let name = projects[0].title
    let candidates = try sourceFolders()
    guard let found = candidates.contains(name) ? name : candidates.only else {
      throw AdoptionProblem.noSources(projects[0].name, candidates: candidates)
    }
    return try ProjectPath(found)
  }

  /// The folders with Swift files that may be an app's sources.
  private func sourceFolders() throws(SystemError) -> [String] {
    var folders: [String] = []
    for name in try Disk.names(in: site.folder)
    where !name.hasPrefix(".") && !name.hasSuffix("Tests") && !name.contains(".xc") {
      let files = try Disk.files(below: site.folder + "/" + name)
      if files.contains(where: { $0.hasSuffix(".swift") }) { folders.append(name) }
    }
    return folders
  }

  /// The target the sources are of: the one of the folder's name, else the only app.
  private func target(of sources: ProjectPath) -> String {
    let names = apps.map(\.name)
    return names.contains(sources.name) ? sources.name : names.only ?? sources.name
  }
}

extension Array {
  /// The only element, if there is just one.
  var only: Element? { count == 1 ? self[0] : nil }
}
