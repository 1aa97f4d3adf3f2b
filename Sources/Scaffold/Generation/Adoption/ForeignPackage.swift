import Ground
import Model
import SwiftReading

/// A Swift package that someone else made, and where modules would go in it.
struct ForeignPackage {
  let site: Site
  let options: AdoptionOptions
  private let file: ProjectPath
  private let manifest: ForeignManifest

  init(in site: Site, options: AdoptionOptions) throws {
    self.site = site
    self.options = options
    file = try ProjectPath(ManifestChoice(in: site.folder).name)
    manifest = ForeignManifest(try Disk.contents(of: file.path(in: site.folder)) ?? [])
  }
}

extension ForeignPackage {
  /// The architecture that the package gets.
  ///
  /// - Throws: `AdoptionProblem` for whatever has to be settled first.
  func project(ui: String) throws -> ProjectFile {
    try options.requireNoneOfApps()
    let tools = try tools()
    guard manifest.hasPackage else { throw AdoptionProblem.noPackage(file.text) }
    let platforms = try platforms()
    let prefix = try prefix()
    guard !manifest.isDeclared("module") else {
      throw AdoptionProblem.nameTaken("module", manifest: file.text)
    }
    let sources = try sources()
    return ProjectFile(
      name: manifest.name ?? site.lastName, layout: "package", ui: ui,
      modules: sources.appending(try ProjectPath("Modules")),
      adoption: Adoption(
        base: sources.appending(try ProjectPath("Base")), prefix: prefix, manifest: file,
        platforms: platforms, tests: nil, tools: tools,
        languageModes: tools.hasPrefix("5.") && !manifest.hasLanguageModes ? "[.v5]" : ""),
      languages: manifest.language.flatMap { try? Languages([$0]) } ?? .standard)
  }

  /// The tools version of the manifest, if it has to be raised; else nothing.
  ///
  /// From 6.0 on the compiler takes a manifest for Swift 6. Functions and types of one that was
  /// written for Swift 5 may then be in error.
  private func tools() throws(AdoptionProblem) -> String {
    if manifest.toolsVersion >= .needed { return "" }
    guard manifest.toolsVersion >= .raisable, manifest.toolsVersion.major > 5 || manifest.isPlain
    else { throw .oldTools(file.text, manifest.toolsVersion) }
    return manifest.toolsText
  }

  /// The platforms that the manifest needs at its end; nothing, if they suffice.
  private func platforms() throws(AdoptionProblem) -> String {
    let platforms: [SupportedPlatform]
    switch manifest.platforms {
    case .none: platforms = []
    case .list(let list): platforms = list
    case .unreadable: throw .unreadablePlatforms(file.text)
    }
    if platforms.suffice { return "" }
    guard options.raisesPlatforms else { throw .oldPlatforms(file.text) }
    return platforms.raised.text
  }

  private func prefix() throws(AdoptionProblem) -> String {
    let prefix = options.prefix ?? ""
    guard prefix.isEmpty || SwiftName.problem(with: prefix) == nil else {
      throw .badPrefix(prefix)
    }
    let names = manifest.names
    for target in ProjectPlacement.baseTargets where names.contains(prefix + target) {
      throw .targetTaken(target, manifest: file.text)
    }
    return prefix
  }

  /// The folder for Base and modules: where SwiftPM looks for targets already, or `Sources`.
  private func sources() throws -> ProjectPath {
    let names = try Disk.names(in: site.folder)
    let usual = ["Sources", "Source", "src", "srcs"]
    let name = options.sources ?? usual.first(where: names.contains) ?? usual[0]
    guard let folder = try? ProjectPath(name), !name.contains("\"") else {
      throw AdoptionProblem.badSources(name)
    }
    for path in manifest.paths.sorted() where folder.isInside(path.trimmingSlashes) {
      throw AdoptionProblem.insideTarget(path, folder: name)
    }
    if usual.contains(name), !manifest.paths.contains(name),
      try Disk.names(in: folder.path(in: site.folder)).contains(where: { $0.hasSuffix(".swift") })
    {
      throw AdoptionProblem.looseSources(name)
    }
    for part in ["Base", "Modules"] {
      let path = folder.appending(try ProjectPath(part))
      guard try Disk.entry(at: path.path(in: site.folder)) == .nothing else {
        throw AdoptionProblem.folderTaken(path.text)
      }
    }
    return folder
  }
}

extension ProjectPath {
  /// True if the folder is another one or below it.
  func isInside(_ other: String) -> Bool {
    other == "." || other.isEmpty || text == other || text.hasPrefix(other + "/")
  }
}
