/// A folder with an Xcode project that someone else made, and where modules would go in it.
struct ForeignApp {
  let site: Site
  let options: AdoptionOptions
  /// The Xcode projects of the folder.
  private let projects: [XcodeProject]

  init(in site: Site, options: AdoptionOptions) throws {
    self.site = site
    self.options = options
    projects = try Self.projects(in: site.folder)
  }

  private static func projects(in folder: String) throws(SystemError) -> [XcodeProject] {
    var projects: [XcodeProject] = []
    for name in try Disk.names(in: folder) where name.hasSuffix(".xcodeproj") {
      let contents = try Disk.contents(of: "\(folder)/\(name)/project.pbxproj") ?? []
      projects.append(XcodeProject(name: String(name.dropLast(10)), contents: contents))
    }
    return projects
  }
}

extension ForeignApp {
  /// The architecture that the app gets.
  ///
  /// - Throws: `AdoptionProblem` for whatever has to be settled first.
  func project(ui: String) throws -> Manifest {
    try options.requireNoneOfPackages()
    let sources = try sources()
    for project in projects {
      if let version = project.deploymentTarget, version < ToolsVersion(17, 0) {
        throw AdoptionProblem.oldDeployment(project.name + ".xcodeproj", version)
      }
      if project.isolatesToMainActor {
        throw AdoptionProblem.mainActor(project.name + ".xcodeproj")
      }
    }
    let base = sources.appending(try ProjectPath("Base"))
    let modules = sources.appending(try ProjectPath("Modules"))
    let tests = try ProjectPath(sources.text + "Tests")
    for path in [base, modules, tests.appending(try ProjectPath("Base"))] {
      guard try Disk.entry(at: path.path(in: site.folder)) == .nothing else {
        throw AdoptionProblem.folderTaken(path.text)
      }
    }
    return Manifest(
      name: target(of: sources), layout: "folders", ui: ui, modules: modules,
      adoption: Adoption(base: base, prefix: "", manifest: nil, platforms: "", tests: tests),
      languages: try languages())
  }

  private func languages() throws -> Languages {
    guard let project = projects.first else { return .standard }
    let path = "\(site.folder)/\(project.name).xcodeproj/project.pbxproj"
    return Languages(ofXcodeProject: try Disk.contents(of: path) ?? [])
  }

  /// What someone has to do in Xcode, as the project lists its files itself.
  func notes(for project: Manifest) throws -> [String] {
    guard let adoption = project.adoption, let sources = adoption.base.folder,
      let tests = adoption.tests
    else { return [] }
    let synchronized = projects.flatMap(\.synchronizedFolders)
    let isSynchronized = { (folder: ProjectPath) in
      synchronized.contains { folder.text == $0 || folder.text.hasPrefix($0 + "/") }
    }
    var notes: [String] = []
    if !isSynchronized(sources) {
      notes.append(
        "In Xcode, add the folders \(adoption.base) and \(project.modules) "
          + "to the target \(project.name)")
    }
    if try Disk.entry(at: tests.path(in: site.folder)) == .nothing {
      notes.append("In Xcode, make a unit test target \(tests.name); its folder is there now")
    } else if !isSynchronized(tests) {
      notes.append("In Xcode, add the folder \(tests) to the target of the tests")
    }
    return notes
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
      throw AdoptionProblem.severalApps(site.name, projects.map { $0.name + ".xcodeproj" })
    }
    let name = projects[0].name
    let candidates = try folders()
    guard let found = candidates.contains(name) ? name : candidates.only else {
      throw AdoptionProblem.noSources(name + ".xcodeproj", candidates: candidates)
    }
    return try ProjectPath(found)
  }

  /// The folders with Swift files that may be an app's sources.
  private func folders() throws(SystemError) -> [String] {
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
    let apps = projects.flatMap(\.apps)
    return apps.contains(sources.name) ? sources.name : apps.only ?? sources.name
  }
}

extension [String] {
  /// The only element, if there is just one.
  fileprivate var only: String? { count == 1 ? self[0] : nil }
}
