import Model
import Templates

/// A module that nobody has: what a template would make of it says what those that are gone had.
enum SampleModule {
  /// A name that no module has.
  static let name = "Qzzsample"

  /// - Returns: `nil` for a template that needs answers that nobody has given.
  static func output(of template: Template, in project: Project) -> Generator.Output? {
    let replies = Replies(values: [:], flags: [], ask: nil, complain: { _ in })
    guard let module = try? ModuleName(name), let folder = project.folder(of: name),
      let answers = try? Questionnaire(template: template, replies: replies).answers(
        name: name, module: module, known: Values.known(project.file), modules: [])
    else { return nil }
    return try? Generator(template: template, project: project.file, folder: folder)
      .output(for: answers)
  }
}
