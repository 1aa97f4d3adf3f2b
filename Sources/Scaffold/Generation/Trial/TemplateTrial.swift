import Ground
import Model
import SwiftReading
import Templates

/// Renders a template with every combination of options that it allows, and examines what comes
/// out.
package struct TemplateTrial {
  package let template: Template
  /// The project that the files are for; `nil` for the template of projects itself.
  private let project: ProjectFile?

  /// The result.
  package struct Outcome: Sendable {
    package var combinations: Combinations.Count
    /// How many combinations the template itself refuses.
    package var refused = 0
    /// Each distinct text, with the first file that says so.
    package var files: [TrialFile] = []
    /// Those of them in which nothing is wrong so far.
    package var whole: [TrialFile] = []
    package var findings: [TrialFinding] = []
  }

  package init(of template: Template, in project: ProjectFile?) {
    (self.template, self.project) = (template, project)
  }
}

extension TemplateTrial {
  package func run() -> Outcome {
    let combinations = combinations
    let parts = combinations.all.inChunks { [Part(of: $0, self)] }
    var outcome = Outcome(combinations: combinations.count)
    var known: Set<TrialFile.Key> = []
    for part in parts {
      outcome.refused += part.refused
      outcome.findings += part.findings
      outcome.files += part.files.filter { known.insert($0.key).inserted }
    }
    if outcome.refused == combinations.all.count {
      outcome.findings.append(.refused(template, combinations.all[0]))
    }
    let found = outcome.files.inChunks { $0.map(\.findings) }
    outcome.whole = zip(outcome.files, found).filter(\.1.isEmpty).map(\.0)
    outcome.findings = TrialFinding.grouped(outcome.findings + found.flatMap(\.self))
    return outcome
  }

  package var combinations: Combinations { Combinations(of: template.info.variables) }

  /// The results of some of the combinations. Each part is checked in a thread of its own.
  private struct Part: Sendable {
    var refused = 0
    var findings: [TrialFinding] = []
    var files: [TrialFile] = []

    init(of combinations: ArraySlice<Combination>, _ trial: TemplateTrial) {
      var known: Set<TrialFile.Key> = []
      for combination in combinations {
        do {
          files += try trial.files(combination).filter { known.insert($0.key).inserted }
        } catch is RefusedByTemplate {
          refused += 1
        } catch {
          findings.append(TrialFinding(error, in: trial.template, with: combination))
        }
      }
    }
  }

  private func files(_ combination: Combination) throws -> [TrialFile] {
    let answers = try answers(combination)
    let generator = try generator(combination, answers)
    return try generator.trialFiles(for: answers, of: combination)
  }

  func answers(_ combination: Combination) throws -> [Answer] {
    let replies = Replies(
      values: combination.values, flags: combination.flags, ask: nil, complain: { _ in })
    return try Questionnaire(template: template, replies: replies).answers(
      name: combination.name, module: project == nil ? nil : ModuleName(combination.name),
      known: project.map(Values.known) ?? [:], modules: Combination.otherModules)
  }

  func generator(_ combination: Combination, _ answers: [Answer]) throws -> Generator {
    guard let project else {
      let file = ProjectFile(
        name: combination.name, layout: "package", ui: answers.text("ui"),
        modules: try ProjectPath(ProjectFile.defaultModules),
        languages: try Languages(answers.list("languages")))
      return Generator(template: template, project: file, folder: nil)
    }
    let folder = try ProjectPath("\(project.modules)/\(combination.name)")
    return Generator(template: template, project: project, folder: folder)
  }
}
