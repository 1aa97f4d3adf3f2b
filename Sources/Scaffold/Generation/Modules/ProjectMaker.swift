import Ground
import Model
import Templates

/// Plans the files of a new project.
package struct ProjectMaker {
  package let name: ProjectName
  let replies: Replies

  private let template: Template

  package init(name: ProjectName, replies: Replies) throws {
    self.name = name
    self.replies = replies
    template = try Catalog.embedded.template(named: "project")
  }

  package func answers() throws -> [Answer] {
    let answers = try Questionnaire(template: template, replies: replies)
      .answers(name: name.text, module: nil, known: [:], modules: [])
    try answers.requireReachableServer(for: template.info)
    return answers
  }

  /// True if the project is there, just as it would be made; its modules are no matter.
  package func isMade(_ answers: [Answer], in site: Site) throws -> Bool {
    guard let project = try? Project(in: site), project.file.adoption == nil,
      let ledger = try? project.ledger(), let modules = try? project.modules()
    else { return false }
    let generator = try generator(answers)
    let status = ModuleStatus(
      project: project, name: nil, ledger: ledger,
      insertions: modules.flatMap(\.ledger.insertions))
    return try generator.gives(
      generator.output(for: answers, past: ledger.past), for: answers, as: ledger)
      && status.isUntouched()
  }

  /// - Returns: what the template has to say about what it made.
  @discardableResult
  package func plan(_ answers: [Answer], with planner: inout Planner) throws -> [String] {
    let generator = try generator(answers)
    let output = try generator.output(for: answers, past: ModulePast(parts: []))
    try generator.plan(output, answers: answers, replacing: nil, with: &planner)
    return output.notes
  }

  /// The project as its files will say it.
  package func project(_ answers: [Answer]) throws -> ProjectFile {
    ProjectFile(
      name: name.text, layout: "package", ui: answers.text("ui"),
      modules: try ProjectPath(ProjectFile.defaultModules),
      languages: try Languages(answers.list("languages")),
      envelope: answers.text("envelope"))
  }

  private func generator(_ answers: [Answer]) throws -> Generator {
    try Generator(template: template, project: project(answers), folder: nil)
  }
}
