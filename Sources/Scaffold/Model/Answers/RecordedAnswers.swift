import Ground
import Templates

/// The answers in the ledger of a module, or of the project itself, as a template of today has to
/// understand them.
package struct RecordedAnswers {
  let project: Project
  /// The module's name; `nil` for the project.
  let module: String?
  let answers: [Answer]

  package init(_ ledger: Ledger, of module: String?, in project: Project) {
    (self.project, self.module) = (project, module)
    answers = ledger.answers
  }

  /// - Parameters:
  ///   - replaced: the options in whose place something else is shown.
  ///   - modules: the modules that can be named.
  /// - Throws: `DataError` with the place of the first answer that cannot be.
  package func requireUsable(
    for template: TemplateInfo, besides replaced: Set<String>, among modules: Set<String>
  ) throws {
    if let module, answers.text("name") != module {
      throw try error(
        at: "name", "`\(answers.text("name").printable)` is not the name of the folder", nil)
    }
    let name = try module.map(ModuleName.init(_:))
    for variable in template.variables {
      guard let text = answers[variable.name].flatMap(\.given),
        !replaced.contains(variable.flag)
      else { continue }
      let checker = AnswerChecker(
        variable: variable, module: name, modules: modules, isRecorded: true)
      do {
        _ = try checker.check(text)
      } catch let failure as any Failure {
        let option = variable.isReplaceable ? variable.flag : nil
        throw try error(at: variable.name, failure.complaint.problem.text, option)
      }
    }
  }

  /// - Throws: whatever is wrong with the first answer of a ledger that cannot be.
  package static func requireUsable(
    _ answers: [Answer], of module: ModuleName, for template: TemplateInfo,
    among modules: Set<String>
  ) throws {
    for variable in template.variables {
      guard let text = answers[variable.name].flatMap(\.given) else { continue }
      _ = try AnswerChecker(
        variable: variable, module: module, modules: modules, isRecorded: true
      ).check(text)
    }
  }

  /// The ledger is read once more for the place.
  private func error(at name: String, _ problem: String, _ option: String?) throws -> DataError {
    let path = Ledger.path(in: module.flatMap(project.folder(of:))).text
    let bytes = try Disk.contents(of: project.root + "/" + path) ?? []
    let source = JSONSource(file: path, bytes: bytes)
    let json = try source.parse()
    let offset = json["answers"]?[name]?.offset ?? json.offset
    return source.error(.badAnswer(problem, option: option), at: offset)
  }
}

extension Variable {
  /// True if `update` takes another answer in the place of the recorded one.
  fileprivate var isReplaceable: Bool {
    switch kind {
    case .choice, .modules: true
    default: false
    }
  }
}

extension JSON {
  /// The member of an object; `nil` if there is none.
  fileprivate subscript(key: String) -> JSON? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }
}
