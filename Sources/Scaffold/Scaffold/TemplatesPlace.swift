import CommandLine
import Ground
import Model

/// The folder that a team's templates are in: `Templates` of the project, or one that `--to` names.
struct TemplatesPlace {
  /// The folder that a plan is made for, absolute.
  let root: String
  /// The folder of the templates in it; `nil` if it is the same.
  let folder: ProjectPath?
  /// The folder of the templates, as the user would type it.
  let name: String
  /// How a project reads the folder; `nil` if the project at hand does already.
  let wayToRead: Message?

  /// - Throws: `Refusal` if there is no project and no folder is named.
  init(to option: String?, below site: Site, in context: Context) throws {
    // Where there is a project, it says which version of the tool may work on it.
    let project = try site.kind() == .project ? Project(in: site) : nil
    guard let option else {
      guard project != nil else { throw Refusal.noProject(site.name) }
      root = site.folder
      folder = ProjectPath(ownName: "Templates")
      name = site.naming(TemplateFolder.ownName)
      wayToRead = nil
      return
    }
    let place = option.absolute(in: context.directory)
    name = option
    wayToRead = Self.wayToRead(place, from: project)
    // What is in the project is in its history; a folder elsewhere has its own.
    let path = try? site.path(of: option, from: context.directory)
    if project != nil, let path {
      (root, folder) = (site.folder, path)
    } else {
      (root, folder) = (place, nil)
    }
  }

  private static func wayToRead(_ folder: String, from project: Project?) -> Message? {
    let line = { (path: String) -> Message in "`\"version\": 2` and `\"templates\": \"\(path)\"`" }
    guard let project else {
      let name = folder.pathComponents.last.map(String.init) ?? folder
      return "A project beside it reads it with \(line("../" + name)) in its scaffold.json"
    }
    let read = [TemplateFolder.ownName, project.file.templates?.path].compactMap(\.self)
    guard !read.contains(where: { $0.absolute(in: project.root) == folder }) else { return nil }
    return "The project reads it with \(line(folder.way(from: project.root))) in scaffold.json"
  }
}
