import Ground
import Model
import SwiftReading

/// Base and modules in a local package beside the app.
extension ForeignApp {
  /// The architecture that the app gets, and how it comes to refer to the package.
  ///
  /// - Throws: `AdoptionProblem` for whatever has to be settled first.
  func package(ui: String) throws -> (project: ProjectFile, link: AppLink) {
    let app = try app()
    if let app { try requireNewSystem(app.target, of: app.project) }
    let folder = try packageFolder()
    let prefix = options.prefix ?? ""
    guard prefix.isEmpty || SwiftName.problem(with: prefix) == nil else {
      throw AdoptionProblem.badPrefix(prefix)
    }
    for project in projects { try requireFreeNames(in: project, prefix: prefix) }
    let name = app?.name ?? projects[0].title
    let project = ProjectFile(
      name: name, layout: "package", ui: ui,
      modules: folder.appending(try ProjectPath(ProjectFile.defaultModules)),
      adoption: try Adoption(package: folder, prefix: prefix),
      languages: languages)
    return (project, try link(app, to: folder, product: prefix + "App"))
  }

  /// The app that shows the modules; `nil` if no project that can be read has one.
  private func app() throws(AdoptionProblem) -> App? {
    if let named = try namedApp() { return named }
    let phones = apps.filter(isForPhones)
    let candidates = phones.isEmpty ? apps : phones
    if candidates.count > 1 { throw .severalTargets(candidates.map(\.name)) }
    return candidates.first
  }

  /// The folder for the package: new, and in no folder whose files a target takes as they come.
  private func packageFolder() throws -> ProjectPath {
    let name = options.sources ?? "Modules"
    guard let folder = try? ProjectPath(name), !name.contains("\"") else {
      throw AdoptionProblem.badSources(name)
    }
    for path in projects.flatMap(\.synchronizedFolders) where folder.isInside(path) {
      throw AdoptionProblem.insideTarget(path.isEmpty ? "." : path, folder: folder.text)
    }
    // What was built may be left of a package that was taken out.
    let path = folder.path(in: site.folder)
    let isFree =
      switch try Disk.entry(at: path) {
      case .nothing: true
      case .folder: try Disk.names(in: path).allSatisfy { $0.hasPrefix(".") }
      default: false
      }
    guard isFree else { throw AdoptionProblem.folderTaken(folder.text) }
    return folder
  }

  /// Two modules of one name cannot be built side by side.
  private func requireFreeNames(
    in project: XcodeProject, prefix: String
  ) throws(AdoptionProblem) {
    let names = Set(project.targets.compactMap { $0.text("name")?.moduleName })
    for target in ProjectPlacement.packageTargets where names.contains(prefix + target) {
      throw .targetTaken(target, manifest: project.name)
    }
  }

  private func link(
    _ app: App?, to folder: ProjectPath, product: String
  ) throws(SystemError) -> AppLink {
    let project = app?.project ?? projects[0]
    let link = { (way: AppLink.Way) in
      AppLink(
        project: project.name, target: app?.name ?? project.title, package: folder.text,
        product: product, way: way)
    }
    if let generator = try ProjectGenerator(in: site.folder) { return link(.generator(generator)) }
    guard let app, let objects = project.objects else {
      return link(.byHand(project.contents.problem ?? "it has no app target"))
    }
    let reference = PackageReference(
      package: folder.text, product: product, target: app.target.id)
    guard let splices = reference.splices(in: objects) else {
      return link(.byHand("it is not written as Xcode writes projects"))
    }
    return link(splices.isEmpty ? .there : .written(splices, objects.bytes))
  }
}

extension XcodeProject.Contents {
  /// Why nothing can be put into the project file; `nil` if it can be read.
  fileprivate var problem: String? {
    switch self {
    case .objects: nil
    case .xml: "its project file is XML, which Xcode turns into its own form when it saves"
    case .strange: "its project file is not written as Xcode writes projects"
    case .missing: "it has no project.pbxproj"
    }
  }
}
