import Ground
import Model
import SwiftReading

/// A folder with an Xcode project that someone else made, and where modules would go in it.
struct ForeignApp {
  let site: Site
  let options: AdoptionOptions
  /// The Xcode projects of the folder.
  let projects: [XcodeProject]

  /// - Throws: `AdoptionProblem` for a project file that cannot be read.
  init(in site: Site, options: AdoptionOptions) throws {
    self.site = site
    self.options = options
    try options.requireNoneOfPackages()
    projects = try Disk.names(in: site.folder).filter { $0.hasSuffix(".xcodeproj") }.map { name in
      try Self.project(
        name, try Disk.contents(of: "\(site.folder)/\(name)/project.pbxproj"))
    }
  }

  private static func project(
    _ name: String, _ bytes: [UInt8]?
  ) throws(AdoptionProblem) -> XcodeProject {
    do throws(PlistProblem) {
      return try XcodeProject(name: name, bytes: bytes)
    } catch {
      let file = name + "/project.pbxproj"
      let place = SourcePlace(ofByte: error.offset, in: file, LineTable(of: bytes ?? []))
      throw .brokenProject(place, error.reason)
    }
  }

  /// An app and the project that it is a target of.
  struct App {
    let project: XcodeProject
    let target: XcodeObject
    let name: String
  }
}

extension ForeignApp {
  /// The apps of all projects.
  var apps: [App] {
    projects.flatMap { project in
      project.apps.compactMap { target in
        target.text("name").map { App(project: project, target: target, name: $0) }
      }
    }
  }

  /// The app that was named; `nil` if none was.
  ///
  /// - Throws: `AdoptionProblem.noTarget` if there is none of that name.
  func namedApp() throws(AdoptionProblem) -> App? {
    guard let name = options.appTarget else { return nil }
    guard let app = apps.first(where: { $0.name == name }) else {
      throw .noTarget(name, known: apps.map(\.name))
    }
    return app
  }

  /// - Parameter target: `nil` for what the project says of all targets.
  /// - Throws: `AdoptionProblem.oldDeployment` with the line to fix.
  func requireNewSystem(_ target: XcodeObject?, of project: XcodeProject) throws(AdoptionProblem) {
    for settings in settings(of: target, in: project) {
      for sdk in ["iphoneos", "iphonesimulator"] {
        if let found = settings.value(of: "IPHONEOS_DEPLOYMENT_TARGET", sdk: sdk),
          let version = ToolsVersion(found.value), version < ToolsVersion(17, 0)
        {
          throw .oldDeployment(found.place, version)
        }
      }
    }
  }

  /// The languages of the app: those of the project that it is in.
  var languages: Languages { projects.first?.languages ?? .standard }

  /// True if an app is for phones and tablets, as far as its settings say.
  func isForPhones(_ app: App) -> Bool {
    settings(of: app.target, in: app.project).contains { settings in
      let platform = settings.value(of: "SDKROOT", sdk: "iphoneos")?.value ?? "iphoneos"
      let supported = settings.value(of: "SUPPORTED_PLATFORMS", sdk: "iphoneos")?.value ?? ""
      return platform == "iphoneos" || supported.contains("iphoneos")
    }
  }

  private func settings(of target: XcodeObject?, in project: XcodeProject) -> [BuildSettings] {
    project.settings(of: target, in: site.folder) { try? Disk.contents(of: $0) }
  }
}
