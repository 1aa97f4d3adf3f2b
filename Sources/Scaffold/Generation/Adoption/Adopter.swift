import Ground
import Model
import SwiftReading
import Templates

/// Plans what a project that someone else made needs before its first module: the Base layers,
/// `scaffold.json`, and the lines at the end of a package's manifest.
package struct Adopter {
  let site: Site
  let options: AdoptionOptions
  let replies: Replies

  package init(site: Site, options: AdoptionOptions, replies: Replies) {
    self.site = site
    self.options = options
    self.replies = replies
  }

  /// The project as it will be, and what to say of it.
  package struct Adopted {
    package let project: Project
    package let notes: [String]
    /// How to see the modules.
    package var hint: String?
  }

  package func package(with planner: inout Planner) throws -> Adopted {
    let package = try ForeignPackage(in: site, options: options)
    let project = try package.project(ui: ui)
    return try adopt(
      project, notes: [added(to: "package", project)] + raised(project), with: &planner)
  }

  package func app(with planner: inout Planner) throws -> Adopted {
    let app = try ForeignApp(in: site, options: options)
    if options.layout == "folders" {
      let project = try app.folders(ui: ui)
      let notes = try [added(to: "app", project)] + app.notes(for: project)
      return try adopt(project, notes: notes, with: &planner)
    }
    let (project, link) = try app.package(ui: ui)
    var edits: [ProjectPath: [String]] = [:]
    if case .written(let splices, let bytes) = link.way {
      let file = try ProjectPath(link.project + "/project.pbxproj")
      try planner.insert(splices, into: file, saying: bytes)
      edits[file] = splices.map(\.text)
    }
    let made = Message(
      "Made the local package \(site.naming(link.package)) for the app \(project.name)")
    var adopted = try adopt(project, notes: [made.text] + link.notes, edits: edits, with: &planner)
    adopted.hint = link.hint(ui: ui)
    return adopted
  }
}

extension Adopter {
  private var ui: String { replies.value(of: "--ui") ?? "uikit" }

  private func adopt(
    _ project: ProjectFile, notes: [String], edits: [ProjectPath: [String]] = [:],
    with planner: inout Planner
  ) throws -> Adopted {
    var project = project
    let template = try Catalog.embedded.template(named: "project")
    let known = Values.known(project)
    let answers = try Questionnaire(template: template, replies: replies.silent)
      .answers(name: project.name, module: nil, known: known, modules: [])
      .replacing("languages", with: .list(project.languages.codes))
    project.envelope = answers.text("envelope")
    let generator = Generator(template: template, project: project, folder: nil)
    var output = try generator.output(for: answers, past: ModulePast(parts: []))
    let privacy = try settlePrivacy(of: project, in: &output.files)
    try generator.plan(output, answers: answers, edits: edits, replacing: nil, with: &planner)
    if let adoption = project.adoption, let file = adoption.manifest, !adoption.tools.isEmpty {
      try planner.setTools(of: file, from: adoption.tools, to: "\(ToolsVersion.needed)")
    }
    return Adopted(
      project: Project(root: site.folder, file: project),
      notes: notes + privacy + words(project) + (try attributes(in: output)))
  }

  private func added(to kind: String, _ project: ProjectFile) -> String {
    let base = project.adoption.map { site.naming($0.base.text) } ?? ""
    return Message("Added the Base layers to the \(term: kind) \(project.name) in \(base)").text
  }

  /// Leaves an app with one privacy manifest, its own if it has one.
  ///
  /// - Returns: what someone has to add to that.
  private func settlePrivacy(
    of project: ProjectFile, in files: inout [ProjectPath: String]
  ) throws -> [String] {
    guard project.isOneTarget, let manifest = PrivacyManifest(in: files) else { return [] }
    let present = try Disk.files(below: site.folder).first { path in
      let parts = path.pathComponents
      return parts.last.map(String.init) == PrivacyManifest.name
        && !parts.contains { $0.hasPrefix(".") || $0 == "Pods" || $0 == "Carthage" }
    }
    guard let present else {
      return [Message("The app has a privacy manifest now: \(manifest.path)").text]
    }
    files[manifest.path] = nil
    return [Message("Add to \(present) what the Base layers use: \(manifest.uses)").text]
  }

  /// Lines that a team with git attributes of its own has to add for those of the tool.
  private func attributes(in output: Generator.Output) throws -> [String] {
    let wanted = output.files.first { $0.key.name == GitFile.attributes }
    guard let (path, text) = wanted, let there = try Disk.contents(of: path.path(in: site.folder))
    else { return [] }
    let lines = GitFile.linesOfTool(in: Array(text.utf8))
    let known = Set(GitFile.linesOfTool(in: there))
    let missing = lines.filter { !known.contains($0) }.map { "`\($0)`" }
    return missing.isEmpty
      ? []
      : [
        Message(
          "Add to \(site.naming(path.text)) what lets git merge the tool's files: "
            + "\(missing.joined(separator: ", "))"
        ).text
      ]
  }

  /// The lines that an app needs so that the words are shown in its languages.
  private func words(_ project: ProjectFile) -> [String] {
    let languages = project.languages.codes.joined(separator: ", ")
    guard project.isOneTarget || project.adoption?.package != nil else {
      return [
        Message(
          "The words are in \(languages); an app that shows them lists the same languages, "
            + "in its project or as CFBundleLocalizations in its Info.plist"
        ).text
      ]
    }
    return [Message("The words are in the app's languages: \(languages)").text]
  }

  private func raised(_ project: ProjectFile) -> [String] {
    guard let adoption = project.adoption, let file = adoption.manifest else { return [] }
    let (old, new) = (adoption.tools, "\(ToolsVersion.needed)")
    let tools: Message =
      adoption.languageModes.isEmpty
      ? "Raised the tools version in \(file) from \(old) to \(new)"
      : "Raised the tools version in \(file) from \(old) to \(new); "
        + "its targets stay in the language mode 5"
    let platforms = Message("Raised the platforms in \(file): \(adoption.platforms)")
    return (adoption.tools.isEmpty ? [] : [tools.text])
      + (adoption.platforms.isEmpty ? [] : [platforms.text])
  }
}
